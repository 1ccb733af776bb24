import { Island } from "#layout/islands/island.tsx";
import { ActionBand } from "#sections/action-band/action-band.tsx";
import { KeyFigures } from "#sections/key-figures/key-figures.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";
import { DemoTool } from "./demo-tool.tsx";
import { GalleryPieces, GallerySection } from "./gallery-section.tsx";

const kinds = [
  { value: "plain", text: "Sin respuesta" },
  { value: "success", text: "Sí" },
  { value: "warning", text: "Con cuidado" },
  { value: "info", text: "Dato" },
  { value: "error", text: "No se puede" },
] as const;

/** Key figures, lists with marks, tools and the closing band. */
export function FiguresAndTools() {
  return (
    <>
      <GallerySection id="cifras" title="Cifras y listas" note="Lo que decide, grande.">
        <KeyFigures
          label="Cifras de muestra"
          figures={[
            { figure: "24 h", text: "como máximo" },
            { figure: "4 dígitos", text: "tiene tu NIP" },
            { figure: "5 días", text: "naturales dura" },
            { figure: "15 días", text: "hábiles para revertir" },
          ]}
        />
        <GalleryPieces name="Lo que sí y lo que no">
          <TickList items={["Está desbloqueado", "Es compatible con eSIM"]} />
          <TickList tone="no" items={["Tabletas", "Relojes"]} />
        </GalleryPieces>
      </GallerySection>
      <GallerySection id="herramientas" title="Herramientas" note="Sin script no se muestran: la página está completa.">
        <Island name="demo-tool" component={DemoTool} props={{ kinds }} />
      </GallerySection>
      <div id="cierre">
        {(["talavera", "oro", "nopal", "jade"] as const).map((tone) => (
          <ActionBand
            key={tone}
            tone={tone}
            mood="pointing"
            color={tone === "nopal" ? "cempasuchil" : "nopal"}
            heading="Lo que sigue, en la app"
            text="Una frase que dice qué pasa después."
            actions={
              <>
                <ButtonLink href="#cierre" variant={tone === "talavera" ? "light" : "dark"} wide>
                  Descarga la App
                </ButtonLink>
                <ButtonLink href="#cierre" variant={tone === "talavera" ? "ghost" : "quiet"} wide>
                  Ver membresías
                </ButtonLink>
              </>
            }
          />
        ))}
      </div>
    </>
  );
}
