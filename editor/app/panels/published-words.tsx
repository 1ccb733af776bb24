import { spanishList } from "#domain/spanish-list.ts";
import type { FileOnlyHere, Published } from "#editor/api.ts";
import { Message } from "#editor/app/parts/message.tsx";
import { RawWords } from "#editor/app/parts/raw-words.tsx";
import styles from "./publish-panel.module.css";

type PublishedWordsProps = {
  published: Published;
  /** As it is read in the history. */
  title: string;
  isTeam: boolean;
};

/** What came of «Publicar», and what is still to be done for it to be on the site. */
export function PublishedWords({ published, title, isTeam }: PublishedWordsProps) {
  const { onlyHere = [] } = published;
  const said = outcome(published);
  return (
    <Message tone={onlyHere.length > 0 ? "look" : "good"} title={said.title} level={3}>
      {said.text && <p>{said.text}</p>}
      {onlyHere.length > 0 && <OnlyHere files={onlyHere} isTeam={isTeam} />}
      <p className={styles.small}>En la historia se lee:</p>
      <p>{title}</p>
    </Message>
  );
}

function outcome({ isPushed, proposal, onlyHere = [] }: Published): { title: string; text?: string } {
  if (proposal)
    return {
      title: "Enviado a aprobar",
      text: "Espera en «Por aprobar» a otra persona. Mientras, aquí todo está como se publicó.",
    };
  // Not done yet: what is still missing is said in place of it.
  if (onlyHere.length > 0)
    return { title: onlyHere.length === 1 ? "Publicado, menos el archivo" : "Publicado, menos los archivos" };
  return isPushed
    ? { title: "Publicado", text: "El cambio ya está con todos. El sitio lo muestra en unos minutos." }
    : {
        title: "Guardado en la historia de esta computadora",
        text: "Esta copia no tiene a dónde enviarlo: avisa a quien desarrolla el sitio.",
      };
}

/** Where the files are, and who takes them from there; see docs/decisions/0096-coverage-files-by-digest.md. */
function OnlyHere({ files, isTeam }: { files: readonly FileOnlyHere[]; isTeam: boolean }) {
  const isOne = files.length === 1;
  const which = `${isOne ? "El archivo" : "Los archivos"} de ${spanishList(files.map(({ label }) => `«${label}»`))}`;
  const where = isTeam ? "en el servidor del editor" : "en esta computadora";
  return (
    <>
      <p>{`${which} ${isOne ? "está" : "están"} solo ${where}. Falta llevar${isOne ? "lo" : "los"} a donde se construye el sitio.`}</p>
      <p>{`Si el sitio se construye en otro lugar, se queda como estaba hasta que ${isOne ? "llegue" : "lleguen"}.`}</p>
      <p>Manda este detalle a quien desarrolla el sitio.</p>
      <RawWords>{[...files.map(({ path }) => path), howToBring].join("\n")}</RawWords>
    </>
  );
}

const howToBring =
  "Va a la carpeta de COVERAGE_STORE donde se construye el sitio, o a COVERAGE_STORE_URL: docs/decisions/0096-coverage-files-by-digest.md";
