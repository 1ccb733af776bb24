import { TheftPage } from "./theft-page.tsx";

export function Page() {
  return <TheftPage path="/reportar-robo-equipo" />;
}
