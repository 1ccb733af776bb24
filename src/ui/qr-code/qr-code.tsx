import type { ComponentProps } from "react";
import { QrDrawing } from "./qr-drawing.tsx";
import { QrFrame } from "./qr-frame.tsx";

type QrCodeProps = ComponentProps<typeof QrDrawing> & Omit<ComponentProps<typeof QrFrame>, "children">;

/** A QR code for an address, in its card. */
export function QrCode({ address, label, ...frame }: QrCodeProps) {
  return (
    <QrFrame {...frame}>
      <QrDrawing address={address} label={label} />
    </QrFrame>
  );
}
