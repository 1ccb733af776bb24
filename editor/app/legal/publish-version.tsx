import { useState } from "react";
import type { OpenText } from "#editor/api.ts";
import { FieldFrame } from "#editor/app/form/field-frame.tsx";
import controls from "#editor/app/parts/controls.module.css";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import styles from "./panel.module.css";

type PublishVersionProps = {
  version: string;
  publishing: NonNullable<OpenText["publishing"]>;
  onPublish: (reason: string) => void;
  onCancel: () => void;
};

/** Freezes the words of a version; what stands against it is said, and asks for a reason. */
export function PublishVersion({ version, publishing, onPublish, onCancel }: PublishVersionProps) {
  const { objections, refusal } = publishing;
  const [reason, setReason] = useState("");
  return (
    <section className={styles.panel} aria-labelledby="titulo-publicar">
      <h2 id="titulo-publicar" tabIndex={-1}>
        {`Publicar la versión ${version}`}
      </h2>
      {refusal ? (
        <p>{`Todavía no se puede: ${refusal.replace(/^src\/\S+: /, "")}`}</p>
      ) : (
        <p>
          Sus palabras quedan fijas, con los datos como se leen hoy. Llega al sitio con el botón «Publicar», junto con
          lo demás.
        </p>
      )}
      {objections.length > 0 && (
        <>
          <h3>Antes de publicar, mira esto</h3>
          <ul className={styles.lines}>
            {objections.map((objection) => (
              <li key={objection}>{objection}</li>
            ))}
          </ul>
          <FieldFrame
            path={["nueva", "reason"]}
            label="Motivo para publicarla así"
            hint="Queda guardado con el texto, por ejemplo «Lo ordena la autoridad»."
          >
            {(tie) => (
              <textarea
                {...tie}
                className={controls.control}
                rows={2}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </FieldFrame>
        </>
      )}
      <div className={styles.buttons}>
        {!refusal && (
          <PushButton look="main" onClick={() => onPublish(reason)}>
            Publicar esta versión
          </PushButton>
        )}
        <PushButton onClick={onCancel}>Cancelar</PushButton>
      </div>
    </section>
  );
}
