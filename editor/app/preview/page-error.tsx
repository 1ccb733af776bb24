import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import styles from "./page-error.module.css";
import type { PageFrame } from "./use-page-frame.ts";
import type { PageFailure } from "./use-page-retry.ts";

const causes: Readonly<Record<PageFailure["kind"], string>> = {
  content: "Así no se puede armar el sitio:",
  site: "El error está en el sitio, y no en lo que escribes: avisa a quien lo desarrolla.",
  gone: "",
  away: "El editor no contesta. Lo que ya se guardó sigue guardado.",
  half: "Se abrió a medias: puede no verse como quedará.",
};

/** Message over a page that does not open: the cause, and whether the editor tries again. */
export function PageError({ failure, isOver, retry }: Pick<PageFrame, "failure" | "isOver" | "retry">) {
  return (
    <div className={styles.place} data-of={failure?.kind}>
      {/* Announced once, because the text stays the same for each retry. */}
      <div role="status">
        {failure && (
          <p className={layout.tight}>
            <strong className={styles.title}>
              <StatusIcon of="wrong" />
              La página no se abre
            </strong>
            {causes[failure.kind]}
            {failure.words && <span className={layout.written}>{failure.words}</span>}
          </p>
        )}
      </div>
      {failure && (
        <>
          <p>{isOver ? "Ya se intentó varias veces." : "Se intenta otra vez sola."}</p>
          {failure.raw !== undefined && <TechnicalDetails>{failure.raw}</TechnicalDetails>}
          <PushButton onClick={retry}>Volver a intentar</PushButton>
        </>
      )}
    </div>
  );
}
