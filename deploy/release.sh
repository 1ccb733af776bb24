#!/bin/sh
# Puts an archive of «npm run package» in the place of the running release, or the one before it back:
#
#   release.sh install wim-….tar.gz             its .sha256 next to it
#   release.sh install --force wim-….tar.gz     also with fewer of the operator's values, or of an earlier day
#   release.sh rollback
#   release.sh list
#
# Each release has a folder in /srv/wim/releases; /srv/wim/current is a link to the one that runs, and changes in one
# step. A release that does not start gives way to the one before. Explained in deploy/README.md. RELEASE_PLACE is another
# folder; RELEASE_USER, another user that serves; RELEASE_RESTART, another command that starts it; RELEASE_NGINX, another
# copy of nginx's configuration.
set -eu
umask 022

# Root's programs come from the system alone: the PATH of the unit that builds lacks some, and begins with a folder in
# which the build's user could put others.
callers=$PATH
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
[ "$(id -u)" = 0 ] || PATH=$callers:$PATH

place=${RELEASE_PLACE:-/srv/wim}
releases=$place/releases
new=$releases/.new
server=${RELEASE_USER:-wim}
nginx=${RELEASE_NGINX:-/etc/nginx/conf.d/wim.conf}
# This many releases stay, the running one included; visitors keep finding the scripts of all of them.
kept=5

fail() {
  echo "$1" >&2
  exit 1
}

# Otherwise, what is missing would look like a release that does not start.
need() {
  for program in cmp find flock gzip runuser sed sha256sum tar; do
    command -v "$program" >/dev/null || fail "Falta el programa $program: instálalo. No cambió nada."
  done
  [ "$(id -u)" != 0 ] || id -u "$server" >/dev/null 2>&1 || fail "Falta el usuario $server: créalo con useradd. No cambió nada."
}

# What an archive brings runs as the server does: who may write the archives must not become root by them.
as_server() {
  if [ "$(id -u)" = 0 ]; then runuser -u "$server" -- "$@"; else "$@"; fi
}

name_of() {
  if [ -L "$place/$1" ]; then basename "$(readlink "$place/$1")"; fi
}

# A link is replaced by a rename, so that there is never none.
link() {
  ln -sfn "releases/$2" "$place/.$1"
  mv -T "$place/.$1" "$place/$1"
}

# The answer may take as long as the server takes to start: meanwhile, systemd holds the connection.
answers() {
  as_server "$place/current/bin/node" -e 'fetch("http://127.0.0.1:3000/", { signal: AbortSignal.timeout(20_000) })
    .then(({ ok, status }) => ok ? undefined : `respondió ${status}`, ({ name, cause }) => `no respondió (${cause?.code ?? name})`)
    .then((trouble) => { if (trouble) { console.error(`La portada ${trouble}.`); process.exit(1); } })'
}

# Before the first start, there is nothing to restart.
restart() {
  if [ -n "${RELEASE_RESTART:-}" ]; then
    sh -c "$RELEASE_RESTART" 9>&-
  elif [ -d /run/systemd/system ] && { systemctl is-active --quiet wim.socket || systemctl is-failed --quiet wim.socket; }; then
    # A server that ended at each of its starts leaves both failed.
    systemctl reset-failed wim.socket wim.service
    systemctl start wim.socket && systemctl restart wim.service && answers
  fi
}

# The release is whole: each file is what it was when it was packed.
check() {
  damaged=$(cd "$1" && sha256sum --check --quiet --strict FILES.sha256 2>&1) && return
  echo "$damaged" | sed 3q >&2
  fail "La publicación $1 está dañada: bórrala e instala su archivo otra vez."
}

# Into a folder of its own, $new.
unpack() {
  (cd "$(dirname "$1")" && sha256sum --check --quiet --strict "$(basename "$1").sha256") ||
    fail "El archivo $1 no es el que se empaquetó: cópialo otra vez, junto con su .sha256."
  trap 'rm -rf "$new"' EXIT
  rm -rf "$new"
  mkdir -p "$new"
  # Not the times of the archive, which are all the same: nginx and caches tell a file from an older one by them.
  trouble=$(LC_ALL=C tar -xzmf "$1" -C "$new" --strip-components=1 --no-same-owner --no-same-permissions 2>&1) || {
    case "$trouble" in
    *"No space left"* | *"Disk quota exceeded"*) fail "No cabe en $releases: haz lugar en el disco y repite el comando. No cambió nada." ;;
    *) fail "No se pudo desempacar $1, que está cortado o dañado: empaquétalo otra vez. tar dice: $(echo "$trouble" | grep -m 1 .)" ;;
    esac
  }
  # By a link, a later release would write outside its folder.
  other=$(find "$new" ! -type f ! -type d -print -quit)
  [ -z "$other" ] || fail "El archivo $1 trae algo que no es archivo ni carpeta, y no se instala: $other"
  check "$new"
  if [ ! -e "$new/bin/node" ]; then
    node=$(command -v node) || fail "Falta Node: instálalo, o empaqueta con «npm run package -- --node»."
    mkdir "$new/bin"
    ln -s "$node" "$new/bin/node"
  fi
  as_server "$new/bin/node" "$new/scripts/check-node.mjs" ||
    fail "Este Node no sirve aquí: instala uno más nuevo, o empaqueta con «npm run package -- --node» en una máquina con el mismo sistema y procesador."
  ln -s ../../.env "$new/.env"
  keep_files_of_open_tabs "$new"
}

# Both list the values and parts that are the operator's own: a build that did not find them says sample ones instead.
compare_with_running() {
  running=$place/current/dist/deploy/release.txt
  coming=$1/dist/deploy/release.txt
  [ -e "$running" ] || return 0
  [ -e "$coming" ] || coming=/dev/null
  lost=$(grep -vxF -f "$coming" "$running" | grep -v '^day=') || true
  [ -z "$lost" ] || fail "No se instaló $name: le faltan valores que la publicación en uso sí tiene, y diría los provisionales o de muestra:
$lost
Corrígelos donde se construye (los WIM_… están en $place/site.env) y constrúyela otra vez. Si es a propósito: «install --force»."
  [ "$(day_of "$coming")" -ge "$(day_of "$running")" ] || fail "No se instaló $name: se construyó un día antes que la publicación en uso, y sus páginas dicen lo que valía entonces. Constrúyela hoy; si es a propósito: «install --force», o «rollback» para volver a la anterior."
}

# As a number: 20261128.
day_of() {
  day=$(sed -n 's/^day=\([0-9-]*\)$/\1/p' "$1" | tr -d -)
  echo "${day:-0}"
}

# A page that is open asks for scripts by their old names. Only a release's own files are in its FILES.sha256, so what
# it kept of others is not handed on for ever.
keep_files_of_open_tabs() {
  for other in "$releases"/*/; do
    [ -f "$other/FILES.sha256" ] || continue
    sed -n 's|^[0-9a-f]*  \(dist/client/assets/.*\)$|\1|p; s|^[0-9a-f]*  \(dist/client/documentos/paginas/.*\)$|\1|p' "$other/FILES.sha256" |
      while IFS= read -r file; do
        [ ! -e "$1/$file" ] || continue
        mkdir -p "$(dirname "$1/$file")"
        ln "$other/$file" "$1/$file"
      done
  done
}

# nginx reads it as root, so it is root who copies it.
compare_nginx() {
  built=$place/current/dist/deploy/nginx/wim.conf
  if [ -e "$nginx" ] && ! cmp -s "$built" "$nginx"; then
    echo "La configuración de nginx cambió. Revísala con «diff $nginx $built» y cópiala: «cp $built $nginx && nginx -t && systemctl reload nginx»." >&2
  fi
}

# Only a release that answered is one to come back to.
run() {
  before=$(name_of current)
  link current "$1"
  if restart; then
    if [ -n "$before" ] && [ "$before" != "$1" ]; then link previous "$before"; fi
    compare_nginx
    return
  fi
  if [ -z "$before" ] || [ "$before" = "$1" ]; then
    fail "Ya está en su lugar $1, pero no arrancó: revisa «journalctl --unit wim»."
  fi
  link current "$before"
  restart || fail "No arrancó $1, y tampoco $before, que está otra vez en su lugar: revisa «journalctl --unit wim»."
  fail "No arrancó $1: sigue en uso $before. Revisa «journalctl --unit wim»."
}

# The newest stay; a release that is running, or would be run by a rollback, stays however old it is.
forget_old() {
  ls -1t "$releases" | tail -n "+$((kept + 1))" | while IFS= read -r name; do
    if [ "$name" != "$(name_of current)" ] && [ "$name" != "$(name_of previous)" ]; then rm -rf "${releases:?}/$name"; fi
  done
}

# One at a time: the timer may publish while somebody rolls back.
alone() {
  mkdir -p "$releases"
  exec 9>"$place/.lock"
  flock 9
}

command=${1:-}
force=
if [ "$command" = install ] && [ "${2:-}" = --force ]; then
  force=yes
  shift
fi
case "$command" in
install)
  [ -f "${2:-}" ] && [ $# = 2 ] || fail "Uso: release.sh install [--force] ARCHIVO.tar.gz (uno solo)"
  name=$(basename "$2" .tar.gz)
  need
  alone
  release=$releases/$name
  # Not after «&&» or «if»: there, the shell would go on after what fails inside.
  if [ -d "$release" ]; then
    check "$release"
  else
    unpack "$2"
    release=$new
  fi
  [ -n "$force" ] || compare_with_running "$release"
  [ "$release" != "$new" ] || mv "$new" "$releases/$name"
  touch "$releases/$name"
  run "$name"
  forget_old
  echo "En uso: $name"
  ;;
rollback)
  need
  alone
  name=$(name_of previous)
  [ -n "$name" ] && [ -d "$releases/$name" ] || fail "No hay una publicación anterior a la cual volver."
  check "$releases/$name"
  run "$name"
  echo "En uso otra vez: $name"
  ;;
list)
  ls -1t "$releases"
  echo "En uso: $(name_of current)"
  echo "Anterior: $(name_of previous)"
  ;;
*) fail "Uso: release.sh install [--force] ARCHIVO.tar.gz | rollback | list" ;;
esac
