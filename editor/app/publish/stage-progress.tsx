import type { PublishProgress } from "#editor/api/requests/publish-api.ts";
import layout from "#editor/app/shared/layout.module.css";

/** Progress of the trial build. Hidden from screen readers, which would announce each stage. */
export function StageProgress({ stage }: { stage: PublishProgress["stage"] | undefined }) {
  if (!stage) return null;
  return (
    <div className={layout.tight} aria-hidden>
      <progress value={stage.position - 1} max={stage.total} />
      <span>{`${stage.name}: ${stage.position} de ${stage.total}`}</span>
    </div>
  );
}
