import { useCallback, useEffect, useRef, useState } from "react";
import { spokenDate } from "#domain/spanish-time.ts";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import segments from "#editor/app/parts/segment.module.css";
import styles from "./page-beside.module.css";

export type PageLook = { device: "phone" | "computer"; isNight: boolean; isPaper: boolean };

type PageBesideProps = {
  origin: string;
  /** Undefined: what is open has no page yet. */
  page: string | undefined;
  /** What the page is looked through for, once it is here: the name of a row that has no place of its own there. */
  sought: string;
  /** The day until which visitors do not see what is open; empty for none. */
  wait: string;
  /** Another number: the page may say something else, and is read again. */
  turn: number;
  look: PageLook;
  onLook: (look: PageLook) => void;
};

/** Of the window that the computer's page is drawn for. */
const computerPx = 1280;

/** The real page as visitors will see it, from the site's own dev server. */
export function PageBeside({ origin, page, sought, wait, turn, look, onLook }: PageBesideProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string>();
  const [isOpening, setOpening] = useState(true);
  const { device, isNight, isPaper } = look;

  // Who followed a link stays there while the form asks for the same page.
  const asked = useRef<string>(undefined);
  const here = useRef<string>(undefined);
  /** A page that is being opened does not hear yet. */
  const isHere = useRef(false);
  useEffect(() => {
    // Until the new page says that it is here, the one before is nobody's.
    if (page !== asked.current) here.current = undefined;
    const wanted = page === undefined ? undefined : (here.current ?? page);
    asked.current = page;
    isHere.current = false;
    const [path, anchor] = (wanted ?? "").split("#");
    const address = wanted === undefined ? "about:blank" : `${origin}${path}?v=${turn}${anchor ? `#${anchor}` : ""}`;
    setOpening(true);
    setAt(wanted);
    // `replace`: the back button is for the editor, not for each state of the page.
    frame.current?.contentWindow?.location.replace(address);
  }, [origin, page, turn]);

  const toShow = useRef("");
  const show = useCallback(() => {
    if (!isHere.current || toShow.current === "") return;
    frame.current?.contentWindow?.postMessage({ editor: "show", words: toShow.current }, origin);
    toShow.current = "";
  }, [origin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row may have the same name on another page.
  useEffect(() => {
    toShow.current = sought;
    show();
  }, [page, sought, show]);

  useEffect(() => {
    const tell = () => frame.current?.contentWindow?.postMessage({ editor: "look", isNight, isPaper }, origin);
    const hear = ({ source, origin: from, data }: MessageEvent<{ page?: string; path?: string }>) => {
      if (source !== frame.current?.contentWindow || from !== origin || data?.page !== "at") return;
      here.current = data.path;
      setAt(data.path);
      tell();
      isHere.current = true;
      show();
    };
    addEventListener("message", hear);
    if (isHere.current) tell();
    return () => removeEventListener("message", hear);
  }, [origin, isNight, isPaper, show]);

  useEffect(() => {
    const around = room.current;
    if (!around) return;
    const watcher = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? computerPx;
      around.style.setProperty("--scale", String(Math.min(1, width / computerPx)));
    });
    watcher.observe(around);
    return () => watcher.disconnect();
  }, []);

  const shown = at ?? page ?? "";
  return (
    <div className={styles.beside}>
      <div className={styles.bar}>
        <fieldset className={styles.looks}>
          <legend className="visually-hidden">Cómo se ve la página</legend>
          <div>
            <div className={segments.segment}>
              <PushButton
                aria-pressed={device === "phone" && !isPaper}
                onClick={() => onLook({ ...look, device: "phone", isPaper: false })}
              >
                Teléfono
              </PushButton>
              <PushButton
                aria-pressed={device === "computer" && !isPaper}
                onClick={() => onLook({ ...look, device: "computer", isPaper: false })}
              >
                Computadora
              </PushButton>
            </div>
            <PushButton aria-pressed={isNight} onClick={() => onLook({ ...look, isNight: !isNight })}>
              Noche
            </PushButton>
            <PushButton aria-pressed={isPaper} onClick={() => onLook({ ...look, isPaper: !isPaper })}>
              Imprimir
            </PushButton>
          </div>
        </fieldset>
        {page !== undefined && (
          <p className={styles.address}>
            <a href={`${origin}${shown}`} target="_blank" rel="noreferrer">
              <span className={styles.opens}>Abrir en otra pestaña</span>
              <span className={styles.path}>{shown === "/" ? "Portada" : shown}</span>
            </a>
          </p>
        )}
        {wait !== "" && (
          <p className={styles.wait}>
            {`En el sitio no se ve hasta el ${spokenDate(wait)}: esta es la página como está antes.`}
          </p>
        )}
      </div>
      {page === undefined && (
        <p className={styles.none}>
          La página se verá aquí en cuanto lo que escribes esté bien y se guarde como borrador.
        </p>
      )}
      {/* Not for ears: it comes with each save, and its end is never said. */}
      {page !== undefined && isOpening && (
        <p aria-hidden="true" className={styles.opening}>
          Abriendo la página…
        </p>
      )}
      <div ref={room} className={styles.room} data-device={isPaper ? "paper" : device} hidden={page === undefined}>
        <iframe ref={frame} className={styles.page} title="La página, como quedará" onLoad={() => setOpening(false)} />
      </div>
    </div>
  );
}
