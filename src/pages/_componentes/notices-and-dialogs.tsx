import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { DisclosureGroup } from "#ui/disclosure/disclosure-group.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { MarkedSample } from "#ui/sample-mark/marked-sample.tsx";
import { GalleryPieces, GallerySection } from "./gallery-section.tsx";

const questions = [
  {
    id: "pregunta-esim",
    summary: "¿Qué es una eSIM?",
    content: <p>Una SIM que no existe en plástico: vive en tu celular y se activa en minutos.</p>,
  },
  {
    id: "pregunta-numero",
    summary: "¿Puedo quedarme con mi número?",
    content: <p>Sí. Pide tu NIP, dánoslo en la app y tu número llega en la madrugada del día que elijas.</p>,
  },
  {
    id: "pregunta-plazo",
    summary: "¿Hay plazos forzosos o cargos que no se ven cuando contratas una membresía de 30 días?",
    content: <p>No. Tu membresía dura 30 días y se renueva solo si tú quieres.</p>,
  },
];

const tips = [
  "Usa contraseñas de 16 caracteres o más, distintas en cada servicio.",
  "Nadie de wim te pide tu NIP de portabilidad, tu contraseña ni los códigos que te llegan por SMS.",
  "Si alguien te llama y te apura, cuelga. Llámanos tú al número que está en la app.",
  "Activa el bloqueo de tu celular y el de la eSIM.",
  "No abras enlaces de mensajes que no esperabas, aunque parezcan de alguien conocido.",
  "Actualiza tu sistema y tus apps en cuanto puedas.",
];

export function NoticesAndDialogs() {
  return (
    <>
      <GallerySection id="avisos" title="Avisos">
        <GalleryPieces as="column">
          <Notice tone="info" title="Tu línea llega hoy" headingLevel={3}>
            <p>La portabilidad se hace en la madrugada. Si tu celular pide reiniciar, reinícialo.</p>
          </Notice>
          <Notice tone="warning" title="Te quedan 2 GB">
            <p>Se renuevan en 12 días. También puedes subir de nivel.</p>
          </Notice>
          <Notice tone="success" title="¡Listo!" live="status">
            <p>Te avisamos primero.</p>
          </Notice>
          <MarkedSample
            label="Muestra"
            content={
              <Notice tone="error">
                <p>No pudimos enviar tus datos. Revisa tu conexión y vuelve a intentar.</p>
              </Notice>
            }
          >
            El operador pone sus datos antes de publicar.
          </MarkedSample>
        </GalleryPieces>
      </GallerySection>
      <GallerySection id="acordeon" title="Acordeón" note="Nativo: se abre sin script y se imprime abierto.">
        <GalleryPieces name="Una a la vez" as="column">
          <DisclosureGroup items={questions} headingLevel={4} exclusiveName="preguntas" />
        </GalleryPieces>
        <GalleryPieces name="Abierto de entrada" as="column">
          <Disclosure summary="Datos que nunca te pediremos" isOpen>
            <p>Contraseñas, NIP de portabilidad por llamada ni códigos de verificación.</p>
          </Disclosure>
        </GalleryPieces>
      </GallerySection>
      <GallerySection id="dialogo" title="Diálogo" note="Se cierra con su botón, con Escape y con un clic afuera.">
        <GalleryPieces>
          <Button command="show-modal" commandfor="dialogo-corto">
            Abrir diálogo corto
          </Button>
          <Button variant="quiet" command="show-modal" commandfor="dialogo-largo">
            Abrir diálogo largo
          </Button>
        </GalleryPieces>
        <Dialog id="dialogo-corto" title="Mantente a salvo" closeText="Cerrar">
          <p>Nadie de wim te pide contraseñas ni códigos. Si dudas, cuelga y llámanos.</p>
        </Dialog>
        <Dialog id="dialogo-largo" title="Seis consejos para que no te sorprendan" closeText="Cerrar">
          {tips.map((tip, index) => (
            <Notice key={tip} tone="info" title={`Consejo ${index + 1}`}>
              <p>{tip}</p>
            </Notice>
          ))}
        </Dialog>
      </GallerySection>
    </>
  );
}
