/** The two files that document the settings for the operator, generated from the table of settings. */
import { type Setting, settings } from "./settings.ts";

export const documentationFiles = {
  "docs/configuration.md": buildConfigurationPage,
  ".env.example": buildEnvExample,
} as const;

export const documentationCommand = "npm run release:check -- --escribir";

const settingRows: readonly Setting[] = Object.values<Setting>(settings);

/** Formats a text as code for a cell of a Markdown table, where an unescaped bar would end the cell. */
const formatCode = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;

function formatFallback(setting: Setting): string {
  if (setting.kind === "pending") return formatCode(setting.placeholder);
  if (setting.kind === "known") return `${formatCode(setting.value)} (valor oficial)`;
  return setting.kind === "decision" ? "el sitio funciona sin él" : "opcional";
}

const formatTable = (settings: readonly Setting[]) => `| Variable | Qué es | Se espera | Mientras tanto |
| --- | --- | --- | --- |
${settings.map((row) => `| ${formatCode(row.env)} | ${row.label} | ${row.check.expectedText} | ${formatFallback(row)} |`).join("\n")}`;

function buildConfigurationPage(): string {
  return `# Configuración

Lo que solo el operador conoce se define con variables de entorno, o con las mismas líneas en un archivo \`.env\` en la
raíz del proyecto (\`.env.example\` es el modelo). Si una variable está en los dos lados, vale la del entorno. Un
valor con # o espacios va entre comillas, y los comentarios en su propia línea. Donde el sitio se instala como dice
deploy/README.md, todas las \`WIM_…\` y \`COVERAGE_…\` están en \`/srv/wim/site.env\`, que leen el servidor y la
construcción diaria.

- Los valores se leen al construir el sitio y al arrancar el servidor. Después de un cambio, construye y arranca de nuevo.
- Un valor con forma equivocada detiene la construcción con una línea que dice cuál es y qué se esperaba.
- Mientras falta un valor, el sitio usa el provisional de la última columna, y la construcción lo dice.
- La construcción anota cuáles definiste: no se instala una publicación que perdió alguna de la que está en uso.
- \`npm run release:check\` enumera lo que falta y termina con error mientras falte algo.
- La palabra \`no\` en \`WIM_CLEVERTAP_ACCOUNT\` o en \`WIM_HELP_WIDGET_KEY\` dice que se decidió prescindir del servicio.

Esta página y \`.env.example\` se hacen con \`${documentationCommand}\` a partir de \`src/platform/config/settings.ts\`.

${formatTable(settingRows)}

## Contacto y enlaces

El teléfono, los correos, las redes, las tiendas y a dónde llevan los botones se escriben en el editor, en «Contacto y enlaces» (\`src/content/data/contact.ts\`), y ahí se cambian sin instalar nada. Los sitios y los términos de los socios están en «Beneficios por membresía».

## Cómo corre el servidor

| Variable | Qué es | Sin ella |
| --- | --- | --- |
| \`PORT\` | El puerto | 3000 |
| \`HOST\` | La dirección de la máquina en la que atiende; detrás de un proxy en la misma máquina basta 127.0.0.1 | 0.0.0.0: todas |
| \`DATABASE_FILE\` | El archivo donde se guardan los registros del formulario; su carpeta se crea si falta | data/wim.sqlite |
| \`DATABASE_URL\` | Una base PostgreSQL en lugar de ese archivo, para que varios servidores compartan los registros: postgresql://usuario:clave@servidor:5432/base; con ?sslmode=verify-full va cifrado, y con varios servidores separados por comas se usa el que acepta escrituras. Su usuario crea las tablas al arrancar | se usa el archivo |
| \`RATE_LIMIT\` | Envíos por minuto que se aceptan de una misma dirección; visitas, registros y bajas se cuentan por separado, y cada servidor lleva su propia cuenta | 600 |
| \`CONNECTIONS_PER_ADDRESS\` | Conexiones que una misma dirección puede tener abiertas; de más, se cierran las que no hacen nada. Detrás de un proxy no cuenta | 100 |
| \`FILE_MEMORY_MB\` | MB de memoria que pueden ocupar los archivos del sitio; al llenarse, el servidor lo dice una vez y suelta los más antiguos | 128 |
| \`TRUST_PROXY\` | Si la dirección del visitante la dice un proxy: \`true\` si es uno solo, o las direcciones de todos separadas por comas | las de WIM_EDGE_ADDRESSES; sin ellas, false |
| \`LOG_LEVEL\` | Cuánto se escribe en la bitácora: fatal, error, warn, info, debug, trace o silent | warn |
| \`METRICS_PORT\` | El puerto en el que Prometheus lee las métricas, en /metrics; deploy/README.md tiene las alertas | no hay métricas |
| \`METRICS_HOST\` | La dirección de la máquina en la que se leen; no deben salir a internet | 127.0.0.1: solo esta máquina |
| \`SMTP_URL\` | El servidor de correo por el que se confirman registros y bajas: smtps://usuario:clave@servidor:465, o smtp://servidor:587, que fuera de esta máquina exige cifrado. Pide también las dos que siguen | no se mandan correos: nadie sabe quién escribió una dirección |
| \`MAIL_FROM\` | El remitente de esos correos, como wim <hola@wim.mx>; ahí llegan los rebotes | no se mandan correos |
| \`MAIL_SECRET\` | La clave que firma sus enlaces, al azar y de 32 signos o más (openssl rand -base64 32), igual en todos los servidores. Si cambia, los enlaces ya enviados dejan de servir; sin SMTP_URL, los atiende | los enlaces no sirven |
| \`MAILS_PER_MINUTE\` | Correos que cada servidor manda por minuto; los demás esperan | 60 |
| \`WIM_DIST\` | La carpeta del sitio construido, relativa al proyecto | dist |

Con \`METRICS_PORT\`, además de las métricas de los pedidos y de la memoria:

| Métrica | Qué dice |
| --- | --- |
| \`wim_store_up\` | 1 si lo último que llegó y la última revisión se guardaron; si no, 0 |
| \`wim_store_failures_total\` | Lo que no se pudo guardar, por \`reason\`: away, pasajero; error, hay que componerlo |
| \`wim_mails_waiting\` | Correos por mandar, con los que esperan por su cuota |
| \`wim_mail_oldest_waiting_seconds\` | Hace cuánto debió salir el correo más atrasado, o dejó de contestar el servidor de correo |
| \`wim_database_bytes\` | Lo que ocupa la base de datos; de PostgreSQL, lo que él dice |
| \`wim_disk_free_bytes\` | Lo que le queda al disco del archivo SQLite. Con PostgreSQL falta: su disco, quizá en otra máquina, lo mide ahí el node exporter de Prometheus |
| \`wim_backup_age_seconds\` | Hace cuánto se hizo el último respaldo, con \`leads --backup\`; falta si nunca se hizo |
| \`wim_retention_age_seconds\` | Hace cuánto se borró por antigüedad, con \`leads --older-than\`; falta si nunca se hizo |
| \`wim_build_age_seconds\` | Hace cuánto empezó, en el centro de México, el día para el que se construyó el sitio |

## De dónde salen los archivos de cobertura

Se suben con el editor y no están en git: la lista \`src/content/data/coverage.ts\` dice cuáles son, por su huella SHA-256.

| Variable | Qué es | Sin ella |
| --- | --- | --- |
| \`COVERAGE_STORE\` | La carpeta donde están, y las imágenes y los PDF subidos hasta que se publican, cada uno con su huella por nombre; el editor los guarda ahí y la construcción los toma de ahí. Con la palabra \`no\`, el sitio se construye con sus muestras, y lo dice, y sin las imágenes ni los PDF que git no tiene | data/coverage |
| \`COVERAGE_STORE_URL\` | Una dirección https de la que la construcción baja los que falten en la carpeta, como https://archivos.wim.mx/cobertura. Cada uno se compara con su huella | no se baja nada |

Para el editor de contenido (\`npm run edit\`): \`EDITOR_PORT\` es su puerto, 3100 sin ella; el siguiente muestra el sitio como quedará. Solo atiende en esta máquina. \`EDITOR_SEARCHES\` es el archivo con lo que la gente buscó y no encontró, que escribe \`npm run --silent searches -- --json\`; sin ella, el editor no lo enseña. Si \`WIM_SITE_URL\` está puesta, el editor dice cuándo el sitio ya muestra lo publicado: \`EDITOR_BUILD_MINUTES\` es lo que tarda en construirse, 20 minutos sin ella, y \`EDITOR_SITE_URL\` es la dirección con la que le pregunta, si no es la pública.

Para que lo use un equipo, detrás de la entrada con las cuentas de la empresa (deploy/editor.md dice cómo), lleva además estas. Con \`EDITOR_URL\` son obligatorias todas las que no dicen otra cosa:

| Variable | Qué es | Sin ella |
| --- | --- | --- |
| \`EDITOR_URL\` | La dirección https con la que se abre, como https://editor.wim.mx; solo a esa contesta | el editor es de esta máquina |
| \`EDITOR_PREVIEW_URL\` | La misma con otro puerto, como https://editor.wim.mx:8443: ahí se ve el sitio como quedará | es obligatoria |
| \`EDITOR_OIDC_ISSUER\` | La dirección https del proveedor de cuentas (OpenID Connect), como https://accounts.google.com | es obligatoria |
| \`EDITOR_CLIENT_ID\` | El identificador de la aplicación registrada ahí; su dirección de regreso es la de EDITOR_URL seguida de /entrar/vuelta | es obligatoria |
| \`EDITOR_CLIENT_SECRET\` | La clave de esa aplicación | es obligatoria |
| \`EDITOR_OIDC_SCOPE\` | Los permisos que se piden, separados por espacios; en Microsoft Entra y Okta lleva también offline_access, o habrá que entrar otra vez cada hora | openid profile email |
| \`EDITOR_GROUPS_CLAIM\` | El dato que lleva los grupos de cada persona | groups |
| \`EDITOR_ROLE_LISTS\` | Quién escribe listas y páginas: grupos o correos, separados por comas | nadie; esta o la siguiente es obligatoria |
| \`EDITOR_ROLE_LEGAL\` | Quién escribe textos legales, folios y datos legales | nadie |
| \`EDITOR_ROLE_APPROVER\` | Quién aprueba lo que envió otra persona: precios, promociones, beneficios, destinos con roaming, contacto y todo lo de EDITOR_ROLE_LEGAL | nadie: no se pueden publicar |
| \`EDITOR_ROLE_READER\` | Quién solo ve | nadie |
| \`EDITOR_REPOSITORY\` | La dirección del repositorio, por https o ssh y sin claves, como https://git.wim.mx/wim/sitio.git | es obligatoria |
| \`EDITOR_REPOSITORY_TOKEN\` | Por https, la llave del editor, que puede leer y escribir solo ese repositorio | obligatoria por https |
| \`EDITOR_REPOSITORY_USER\` | El usuario de esa llave, si el servidor pide uno | git |
| \`EDITOR_REPOSITORY_KEY\` | Por ssh, el archivo de la llave privada del editor, sin contraseña | obligatoria por ssh |
| \`EDITOR_REPOSITORY_KNOWN_HOSTS\` | Por ssh, el archivo con la llave pública del servidor | obligatoria por ssh |
| \`EDITOR_COMMITTER\` | Quién publica, además de quien escribió | Editor de wim <editor@ y el nombre de EDITOR_URL> |
| \`EDITOR_WORKSPACES\` | Cuántas personas editan a la vez; cada una ocupa de 0.5 a 0.8 GB de memoria hasta 5 minutos después de lo último que hizo, y otro tanto quienes solo leen o aprueban, todos juntos | 4 |
| \`EDITOR_WEBHOOK_URL\` | La dirección https a la que se avisa, con JSON por POST, lo que espera aprobación, se devuelve o se publica | no se avisa a nadie |

Para desarrollo y pruebas: \`WIM_GALLERY\` con valor 1 construye también la página /_componentes; \`WIM_FULL_TESTS\` con valor 1 corre todas las pruebas, enteras, y \`WIM_SEED\` repite sus casos al azar (npm run nightly); \`CHROME_PATH\` y \`FIREFOX_PATH\` dicen qué navegadores usar.
`;
}

/** Formats `.env.example` with every line commented out, so that a copy of the file changes nothing at first. */
function buildEnvExample(): string {
  const lines = settingRows.map((row) => {
    const value = row.kind === "pending" ? row.placeholder : row.kind === "known" ? row.value : "";
    return `# ${row.label}\n#${row.env}=${/[\s#[\]{}]/.test(value) ? JSON.stringify(value) : value}\n`;
  });
  return `# Copia este archivo como .env, quita el # de cada variable que conozcas y escribe su valor.\n# Qué se espera en cada una: docs/configuration.md\n# El teléfono, los correos, las redes, las tiendas y los enlaces se escriben en el editor: «Contacto y enlaces».\n\n${lines.join("\n")}`;
}
