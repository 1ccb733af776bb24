import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { findMainGroup, groupMenuEntries, isEditable, isReadOnly } from "./menu-groups.ts";
import type { Shell } from "./use-shell.ts";
import styles from "./welcome.module.css";

export function Welcome({ shell }: { shell: Shell }) {
  const { menu, location } = shell;
  const { proposals } = shell.approvals;
  const openApprovals = () => shell.openPanel("approvals");
  const mainGroup = findMainGroup(groupMenuEntries(menu));
  const mayApprove = menu.team?.mayApprove ?? false;
  const isLocked = isReadOnly(menu);
  const isOnlyApprover = isLocked && mayApprove;
  const mainEntries = isOnlyApprover ? [] : (mainGroup?.entries.filter((each) => isLocked || isEditable(each)) ?? []);
  const waitingProposals = mayApprove ? proposals?.filter(({ isMine }) => !isMine) : [];
  const returnedProposals = proposals?.filter(({ isMine, returned }) => isMine && returned) ?? [];
  return (
    <>
      {!["", "inicio"].includes(location.id) && <Message tone="look" title="Ese lugar ya no está: elige otro" />}
      <header className={styles.scene} data-cut="scene">
        <h1>
          ¿Qué vas a <em>{isLocked ? (mayApprove ? "aprobar" : "mirar") : "publicar"}</em> hoy?
        </h1>
        {isLocked ? (
          <p>Tu cuenta ve todo sin cambiarlo, con la página al lado.</p>
        ) : (
          <p>Escribe, mira la página al lado y publica. Lo que está mal no se guarda: aquí dice por qué.</p>
        )}
      </header>
      {(isOnlyApprover || (waitingProposals && waitingProposals.length > 0)) && (
        <section className={layout.stack} aria-labelledby="espera-titulo">
          <h2 id="espera-titulo">Espera tu aprobación</h2>
          {waitingProposals === undefined ? (
            <p role="status">Leyendo…</p>
          ) : waitingProposals.length === 0 ? (
            <p>Nada espera por ahora.</p>
          ) : (
            <ProposalList proposals={waitingProposals} onOpen={openApprovals} openLabel="Lee y aprueba" />
          )}
        </section>
      )}
      {returnedProposals.length > 0 && (
        <section className={layout.stack} aria-labelledby="devuelto-titulo">
          <h2 id="devuelto-titulo">Te devolvieron esto</h2>
          <ProposalList proposals={returnedProposals} onOpen={openApprovals} openLabel="Lee la nota" />
        </section>
      )}
      {mainGroup && mainEntries.length > 0 && (
        <>
          <h2>{mainGroup.name}</h2>
          <ul className={styles.doors}>
            {mainEntries.map(({ id, label, help, lockReason }) => (
              <li key={id}>
                <a className={`${layout.result} ${styles.door}`} href={`#${id}`}>
                  <strong>{label}</strong>
                  {lockReason !== undefined && <span className={layout.hint}>Solo ver</span>}
                  {help && <span className={layout.hint}>{help}</span>}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type ProposalListProps = { proposals: readonly Proposal[]; onOpen: () => void; openLabel: string };

function ProposalList({ proposals, onOpen, openLabel }: ProposalListProps) {
  return (
    <>
      <ul className={layout.lines}>
        {proposals.map(({ id, title, author, day, returned }) => (
          <li key={id}>
            <strong>{title}</strong>
            {`, ${returned ? `la devolvió ${returned.by}` : `de ${author}`}, ${formatDate(day)}`}
          </li>
        ))}
      </ul>
      <PushButton look="main" onClick={onOpen}>
        {openLabel}
      </PushButton>
    </>
  );
}
