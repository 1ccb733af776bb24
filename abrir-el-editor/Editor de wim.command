#!/bin/sh
# macOS, y Linux desde el archivo .desktop: instala lo que falta y abre el editor en el navegador.
cd "$(dirname "$0")/.." || exit 1
stop() {
  echo "$1"
  echo "Presiona Intro para cerrar."
  read -r _
  exit 1
}
command -v npm > /dev/null || stop "Falta Node: instálalo desde https://nodejs.org y haz doble clic otra vez."
if ! cmp -s package-lock.json node_modules/.editor-lock.json; then
  npm ci || stop "No se instaló lo que falta. Revisa tu conexión y haz doble clic otra vez."
  cp package-lock.json node_modules/.editor-lock.json
fi
npm run edit -- --open || stop "El editor se cerró."
