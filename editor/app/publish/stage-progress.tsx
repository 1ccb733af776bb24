import type { PublishProgress } from "#editor/api/requests/publish-api.ts";
import layout from "#editor/app/shared/layout.module.css";

type Stage = PublishProgress["stage"];

/** Progress of the trial build. Hidden from screen readers, which would announce each stage. */
export function StageProgress({ stage }: { stage: Stage | undefined }) {
  if (!stage) return null;
  return (
    <div className={layout.tight} aria-hidden>
      <progress value={stage.position - 1} max={stage.total} />
      <span>{`${stage.name}: ${stage.position} de ${stage.total}`}</span>
    </div>
  );
}

/** Formats the progress for the bar: `Publicando 2 de 5: Páginas`. */
export const formatProgress = (verb: string, stage: Stage | undefined): string =>
  stage ? `${verb} ${stage.position} de ${stage.total}: ${stage.name}` : `${verb}…`;
