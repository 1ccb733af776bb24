import type { ReactNode } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { Impact, Menu } from "#editor/api/api.ts";
import type { PublishProgress } from "#editor/api/requests/publish-api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { ImpactLists, LaterImpact } from "#editor/app/draft/draft-notices.tsx";
import { countImpact } from "#editor/app/draft/draft-view.ts";
import { FileChanges } from "#editor/app/publish/changes/file-changes.tsx";
import { NextVersionButtons, SideChoice } from "#editor/app/publish/publish-outcome.tsx";
import { StageProgress } from "#editor/app/publish/stage-progress.tsx";
import { TodoList } from "#editor/app/publish/todo-list.tsx";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { ReturnForm } from "./return-form.tsx";
import type { findRivals } from "./rival-proposals.ts";

export type ProposalDecision =
  | { action: "approve" }
  | { action: "withdraw"; winningSide?: "mine" | "theirs"; isNextVersion?: true }
  | { action: "return"; note: string };

export const formatDecisionStatusId = (id: string) => `decision-${id}`;

type ProposalCardProps = {
  proposal: Proposal;
  rivals?: ReturnType<typeof findRivals>;
  team: NonNullable<Menu["team"]>;
  /** Shown in place of all buttons, while this proposal or another one is being decided. */
  status?: string | undefined;
  stage?: PublishProgress["stage"] | undefined;
  refusalMessage?: string | undefined;
  onDecide: (decision: ProposalDecision) => void;
  onPreview: (page: string, day?: string) => void;
};

export function ProposalCard({
  proposal,
  rivals = [],
  team,
  status,
  stage,
  refusalMessage,
  ...handlers
}: ProposalCardProps) {
  const { onDecide, onPreview } = handlers;
  const { mayApprove, approvers } = team;
  const { id, title, author, day, changes, refusal, returned, isMine } = proposal;
  return (
    <section className={layout.card} aria-label={title}>
      <h3>{title}</h3>
      <p className={layout.hint}>{`${author}, ${formatDate(day)}.`}</p>
      {returned && (
        <Message tone="look" title={`La devolvió ${returned.by}`} level={4}>
          <p className={layout.written}>{returned.note}</p>
        </Message>
      )}
      {rivals.map((rival) => (
        <p key={rival.proposal.id} className={layout.strong}>
          {`Solo una de estas dos se puede publicar: esta, o «${rival.proposal.title}», de ${rival.proposal.author}, con la misma versión ${rival.version}.`}
        </p>
      ))}
      {changes.map(({ file, label, changes: fileChanges, text }) => (
        <div key={file} className={layout.stack}>
          <p className={layout.strong}>{label}</p>
          <FileChanges changes={fileChanges} text={text} onPreview={refusal ? undefined : onPreview} />
        </div>
      ))}
      {refusal ? (
        <p>{refusal}</p>
      ) : (
        <ProposalEffects proposal={proposal} onPreview={onPreview}>
          {mayApprove && !isMine && status === undefined && (
            <ConfirmButton
              id={`aprobar-${id}`}
              look="main"
              question={`¿Aprobar «${title}»? Se publica con el nombre de ${author} y el tuyo como quien aprobó.`}
              onConfirm={() => onDecide({ action: "approve" })}
            >
              Aprobar
            </ConfirmButton>
          )}
        </ProposalEffects>
      )}
      <div role="alert">{refusalMessage && <p className={layout.wrong}>{refusalMessage}</p>}</div>
      {status !== undefined ? (
        <div className={layout.tight}>
          <p id={formatDecisionStatusId(id)} role="status" tabIndex={-1} className={layout.strong}>
            {status}
          </p>
          <StageProgress stage={stage} />
        </div>
      ) : isMine ? (
        <OwnProposalActions proposal={proposal} approvers={approvers} onDecide={onDecide} />
      ) : mayApprove ? (
        <ReturnForm id={`devolver-${id}`} onReturn={(note) => onDecide({ action: "return", note })} />
      ) : (
        <p>{`La aprueba ${approvers}.`}</p>
      )}
    </section>
  );
}

type OwnProposalActionsProps = Pick<ProposalCardProps, "proposal" | "onDecide"> & { approvers: string };

function OwnProposalActions({ proposal, approvers, onDecide }: OwnProposalActionsProps) {
  const { id, title, conflicts = [], isUnmergeable, nextVersion, returned } = proposal;
  if (conflicts.length > 0 && !isUnmergeable)
    return (
      <SideChoice
        conflicts={conflicts}
        message="Lo demás de las dos se junta, y vuelve a ser un borrador tuyo."
        buttonLabels={{ mine: "Editarla con lo mío ahí", theirs: "Editarla con lo publicado ahí" }}
        onChoose={(winningSide) => onDecide({ action: "withdraw", winningSide })}
      />
    );
  return (
    <>
      {nextVersion !== undefined && (
        <NextVersionButtons
          next={nextVersion}
          conflicts={conflicts}
          onMoveToNextVersion={(winningSide) =>
            onDecide({ action: "withdraw", isNextVersion: true, ...(winningSide && { winningSide }) })
          }
        />
      )}
      {!isUnmergeable && !returned && <p>{`La aprueba ${approvers}: tú la enviaste.`}</p>}
      <ConfirmButton
        id={`retirar-${id}`}
        look="plain"
        question={
          isUnmergeable
            ? `¿Retirar «${title}»? No vuelve a ser un borrador: copia antes lo que quieras de ella.`
            : returned
              ? undefined
              : `¿Retirar «${title}»? Vuelve a ser un borrador tuyo.`
        }
        onConfirm={() => onDecide({ action: "withdraw" })}
      >
        {isUnmergeable ? "Retirarla" : "Volver a editarla"}
      </ConfirmButton>
    </>
  );
}

/** @param children - shown once the effects are loaded, because nobody should approve before reading them. */
function ProposalEffects({
  proposal: { id, head, changes },
  onPreview,
  children,
}: Pick<ProposalCardProps, "proposal" | "onPreview"> & { children: ReactNode }) {
  const { value, errorMessage } = useServerData<Impact>(`/api/proposals/${id}/follows?head=${head}`);
  if (!value) return <p role="status">{errorMessage ?? "Viendo qué más cambia…"}</p>;
  const { todos, ...today } = value;
  const count = countImpact({ ...value, todos: [] });
  const hasLegal = changes.some(({ file }) => parseLegalPath(file));
  return (
    <>
      {todos.length > 0 && (
        <Message tone="look" title={`Deja por revisar: ${todos.length}`} level={4}>
          <TodoList todos={todos} />
        </Message>
      )}
      {count > 0 && (
        <FoldedPart title={`También cambian solos: ${count}`}>
          {today.pages.length > 0 && <p>«Ver» muestra la página como quedará si se aprueba.</p>}
          {hasLegal && <p>Los textos legales no se ven ahí: se leen arriba, en palabras.</p>}
          <ImpactLists impact={today} onPreview={(page) => onPreview(page)} />
          <LaterImpact impact={value} onPreview={onPreview} />
        </FoldedPart>
      )}
      {children}
    </>
  );
}
