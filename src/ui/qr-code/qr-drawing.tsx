import { traceQrCode } from "./trace-qr-code.ts";

type QrDrawingProps = {
  /** Address opened by the camera. */
  address: string;
  /** Purpose of the code, for screen readers. */
  label: string;
};

/** The modules of a QR code, generated at build time, for a `QrFrame`. */
export function QrDrawing({ address, label }: QrDrawingProps) {
  const { viewBox, d } = traceQrCode(address);
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={d} />
    </svg>
  );
}
