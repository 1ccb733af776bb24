import { laughingMouth, openEyesDrawing } from "./wimy-figure.tsx";

/** wimy's face in a circle, as the picture of an account. Decorative; the parent sets its size. */
export function WimyFace() {
  return (
    <svg width="100%" viewBox="54 54 96 96" aria-hidden="true">
      <circle cx="102" cy="102" r="48" fill="var(--oro)" />
      {openEyesDrawing}
      {laughingMouth}
    </svg>
  );
}
