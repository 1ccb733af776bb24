import { TheftPage } from "#pages/reportar-robo-equipo/theft-page.tsx";

export function Page() {
  return <TheftPage path="/reporte-por-robo-o-extravio" />;
}
