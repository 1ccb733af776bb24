import { useContext, useEffect, useRef, useState } from "react";
import { viewParameter } from "#editor/api/view-parameter.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";
import segments from "#editor/app/shared/panels/segment.module.css";
import type { PageLoadedMessage } from "./frame/page-messages.ts";
import styles from "./page-preview.module.css";
import { buildPageAddress, buildViewQuery, previewFrameId } from "./page-view.ts";
import { PageViewBar } from "./page-view-bar.tsx";
import { TextPickerBar, useTextPicker } from "./text-picker-bar.tsx";
import { type PageFrame, usePageFrame } from "./use-page-frame.ts";
import type { PageFailure } from "./use-page-retry.ts";
import type { usePreview } from "./use-preview.ts";

type PagePreviewProps = ReturnType<typeof usePreview>["previewProps"] & {
  origin: string;
  /** Whether to show the page's title and description, because the open entry is the list of page titles. */
  showsSearchAppearance?: boolean;
  /** A new number reloads the page, because its content may have changed. */
  reloadKey: number;
};

const deviceLabels = { phone: "Teléfono", computer: "Computadora" } as const;
const devices = ["phone", "computer"] as const;

/** Width in CSS px of the page in the computer view; a narrower preview scales the page down. */
const computerPx = 1280;
/** Height in CSS px of the page in the phone view, as of most phones; a lower preview scales the page down. */
const phonePx = 844;

/** The preview: the real page as visitors will see it, from the site's own dev server. */
export function PagePreview({ origin, page, isWaiting, device, onDevice, onOpen, ...previewProps }: PagePreviewProps) {
  const { scrollTarget, coming, showsSearchAppearance = false, reloadKey } = previewProps;
  const { today } = useContext(FormContext);
  // A chosen day may have passed if the tab stayed open overnight.
  const { view } = previewProps;
  const isOver = view && !("tree" in view) && view.day !== undefined && view.day <= today;
  const pageView = isOver ? undefined : view;
  const viewQuery = buildViewQuery(pageView);
  const [address, setAddress] = useState(page);
  const picker = useTextPicker(address, onOpen);
  const { frame, path, loadedPage, isOpening, onLoad, ...rescue } = usePageFrame({
    origin,
    page,
    view: viewQuery,
    scrollTarget,
    reloadKey,
    isPhone: device === "phone",
    isPicking: picker.isOn,
    onPick: picker.pick,
  });
  const isOpeningOther = isOpening && rescue.failure === undefined;
  // The page in the frame keeps its name until another one has loaded.
  const namedPath = (isOpeningOther && loadedPage?.path) || path;
  /** Whether the whole bar is shown on a phone. */
  const [isBarOpen, setBarOpen] = useState(false);
  useEffect(() => setAddress(buildPageAddress(path || "/", viewQuery)), [path, viewQuery]);
  const frameContainer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = frameContainer.current;
    if (!container) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: computerPx, height: phonePx };
      container.style.setProperty("--scale", String(Math.min(1, width / computerPx)));
      container.style.setProperty("--phone-scale", String(Math.min(1, Math.max(0.65, height / phonePx))));
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.beside}>
      <div className={styles.bar} data-open={isBarOpen || undefined}>
        <fieldset className={styles.looks}>
          <legend className="visually-hidden">Cómo se ve la página</legend>
          <div className={segments.segment}>
            {devices.map((each) => (
              <PushButton key={each} aria-pressed={device === each} onClick={() => onDevice(each)}>
                {deviceLabels[each]}
              </PushButton>
            ))}
          </div>
        </fieldset>
        <TextPickerBar picker={picker} />
        <p className={styles.address}>
          <a
            className={controls.link}
            href={`${origin}${buildPageAddress(path, viewQuery)}`}
            target="_blank"
            rel="noreferrer"
          >
            <span className={styles.opens}>Abrir en otra pestaña</span>
            <span className={styles.path}>{namedPath === "/" ? "Portada" : namedPath}</span>
          </a>
        </p>
        <PageViewBar
          view={pageView}
          isOpening={isOpeningOther && new URLSearchParams(loadedPage?.search).get(viewParameter) !== viewQuery}
          onViewChange={previewProps.onViewChange}
          startDay={coming}
          draft={previewProps.draft}
        />
        <div className={styles.more}>
          <PushButton look="text" aria-expanded={isBarOpen} onClick={() => setBarOpen(!isBarOpen)}>
            Más
          </PushButton>
        </div>
        {showsSearchAppearance && loadedPage?.path === path && <SearchAppearance loadedPage={loadedPage} />}
      </div>
      {isWaiting && (
        <p className={styles.none}>
          Lo que escribes se verá aquí en cuanto esté bien y se guarde como borrador. Mientras, queda la última página.
        </p>
      )}
      {/* Hidden from screen readers, because it appears with each save. */}
      {isOpening && (
        <p aria-hidden="true" className={styles.opening}>
          Abriendo la página…
        </p>
      )}
      <PageError {...rescue} />
      <div
        ref={frameContainer}
        className={styles.room}
        data-device={device}
        data-waiting={isWaiting || isOpeningOther || undefined}
      >
        <iframe
          ref={frame}
          id={previewFrameId}
          className={styles.page}
          title="La página, como quedará"
          data-unseen={(rescue.failure && rescue.failure.kind !== "half") || undefined}
          onLoad={onLoad}
        />
      </div>
    </div>
  );
}

const causeMessages: Readonly<Record<PageFailure["kind"], string>> = {
  content: "Así no se puede armar el sitio:",
  site: "El error está en el sitio, y no en lo que escribes: avisa a quien lo desarrolla.",
  gone: "",
  away: "El editor no contesta. Lo que ya se guardó sigue guardado.",
  half: "Se abrió a medias: puede no verse como quedará.",
};

function PageError({ failure, isOver, retry }: Pick<PageFrame, "failure" | "isOver" | "retry">) {
  return (
    <div className={`${failure ? layout.stack : ""} ${styles.error}`} data-kind={failure?.kind}>
      {/* Announced once, because the text is the same for each retry. */}
      <div role="status">
        {failure && (
          <p className={layout.tight}>
            <strong className={styles.errorTitle}>
              <StatusIcon kind="wrong" />
              La página no se abre
            </strong>
            {causeMessages[failure.kind]}
            {failure.message && <span className={layout.written}>{failure.message}</span>}
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

function SearchAppearance({ loadedPage }: { loadedPage: PageLoadedMessage }) {
  return (
    <figure className={layout.box}>
      <figcaption className={layout.hint}>Así se lee en la pestaña y en los buscadores:</figcaption>
      <p className={layout.strong}>{loadedPage.title}</p>
      {loadedPage.description !== "" && <p>{loadedPage.description}</p>}
    </figure>
  );
}
