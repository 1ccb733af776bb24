import { useState } from "react";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { ChoiceField } from "#ui/field/choice-field.tsx";
import { RangeField } from "#ui/field/range-field.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { ShortAnswer } from "#ui/tool-panel/short-answer.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { WideResult } from "#ui/tool-result/wide-result.tsx";

type Kind = "success" | "warning" | "info" | "error" | "plain";

type DemoToolProps = { kinds: readonly { value: Kind; text: string }[] };

/** A sample tool whose answer repeats its input. */
export function DemoTool({ kinds }: DemoToolProps) {
  const [kind, setKind] = useState<Kind>("success");
  const [gigabytes, setGigabytes] = useState(24);
  const title = `Te alcanzan ${gigabytes} GB`;
  return (
    <ToolPanel
      heading="Una herramienta"
      headingLevel={3}
      intro="Preguntas una junto a otra, y su respuesta debajo. En el celular, todo en una columna."
      note={<p>Con qué se hizo la cuenta, y que vale lo que diga la app.</p>}
      isAcross
      shortAnswer={<ShortAnswer tone={kind} text={title} />}
      result={
        <WideResult
          tone={kind}
          title={title}
          action={<CallToAction label="Lo que sigue" href="#cierre" more={{ label: "O por aquí", href: "#cierre" }} />}
        >
          <p>La respuesta primero; después, las razones.</p>
        </WideResult>
      }
    >
      <RangeField
        label="GB al mes"
        name="gb"
        min={1}
        max={150}
        value={gigabytes}
        valueText={`${gigabytes} GB`}
        ends={["1 GB", "150 GB"]}
        onValueChange={setGigabytes}
      />
      <ChoiceField legend="Tono de la respuesta" name="tono" options={kinds} value={kind} onChange={setKind} />
      <SelectField
        label="Zona horaria"
        name="zona"
        defaultValue="centro"
        options={[
          { value: "centro", text: "Hora del centro de México" },
          { value: "tijuana", text: "Hora de Tijuana" },
        ]}
      />
      <TextField label="Fecha" name="fecha" type="date" defaultValue="2026-11-23" />
    </ToolPanel>
  );
}
