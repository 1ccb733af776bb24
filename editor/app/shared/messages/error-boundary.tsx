import { Component, type ReactNode } from "react";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Message } from "./message.tsx";
import { TechnicalDetails } from "./technical-details.tsx";

type ErrorBoundaryProps = { children: ReactNode };

/** Catches rendering errors and offers to reload the app; the input is still in the browser's storage. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main>
        <Message tone="wrong" title="El editor tropezó">
          <p>Lo que escribiste sigue guardado en este navegador: al recargar te lo ofrece.</p>
          <PushButton look="main" onClick={() => location.reload()}>
            Recargar
          </PushButton>
          <TechnicalDetails>{error.message}</TechnicalDetails>
        </Message>
      </main>
    );
  }
}
