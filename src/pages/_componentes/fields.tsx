import { Button } from "#ui/button/button.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import styles from "./gallery.module.css";
import { GallerySection } from "./gallery-section.tsx";

const consent = (
  <>
    He leído y acepto el <a href="#campos">aviso de privacidad</a>
  </>
);

/** Form fields: empty, filled in, in error. */
export function Fields() {
  return (
    <GallerySection
      id="campos"
      title="Campos"
      note="La etiqueta siempre a la vista. Los errores, con icono y con palabras."
    >
      <form className={styles.form} action="#campos" noValidate>
        <TextField label="Nombre" name="nombre" autoComplete="given-name" />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Solo para contarte de promos y lanzamientos."
          defaultValue="sofia@correo"
          error="Ingresa un email válido"
        />
        <TextField label="Código postal" name="cp" inputMode="numeric" hint="Cinco dígitos." defaultValue="72000" />
        <CheckboxField label={consent} name="aviso" defaultChecked />
        <CheckboxField label="Acepto recibir comunicaciones de wim" name="comunicaciones" />
        <CheckboxField label={consent} name="aviso-error" error="Acepta el aviso de privacidad para seguir" />
        <Button type="submit" wide>
          Quiero enterarme
        </Button>
      </form>
    </GallerySection>
  );
}
