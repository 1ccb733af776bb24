#!/bin/sh
# Installs an archive of «npm run package» as the running release, or restores the previous release:
#
#   release.sh install wim-….tar.gz             with its .sha256 next to it
#   release.sh install --force wim-….tar.gz     even with fewer of the operator's values, or built on an earlier day
#   release.sh stage wim-….tar.gz               before «install» on several servers: see deploy/README.md
#   release.sh rollback                         to the one before the running one; again: one further back
#   release.sh install wim-…                    a release that «list» names, for instance to undo a rollback
#   release.sh list
#
# Each release has a folder in /srv/wim/releases; /srv/wim/current is a symlink to the running one, and is switched
# atomically. If a release does not start, the previous one is restored. Explained in deploy/README.md. RELEASE_PLACE
# overrides the folder, RELEASE_USER the user of the server, RELEASE_RESTART the command that restarts it, RELEASE_NGINX
# the copy of nginx's configuration, RELEASE_SIGNERS the file of who may sign archives, RELEASE_BACKUP the command that
# backs up the database, RELEASE_DATABASE its file, RELEASE_BACKUPS the folder of its backups.
set -eu
umask 022

# As root, use only the system's programs: the PATH of the build's unit lacks some, and starts with a folder that the
# build's user can write to.
callers=$PATH
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
[ "$(id -u)" = 0 ] || PATH=$callers:$PATH

place=${RELEASE_PLACE:-/srv/wim}
releases=$place/releases
new=$releases/.new
server=${RELEASE_USER:-wim}
nginx=${RELEASE_NGINX:-/etc/nginx/conf.d/wim.conf}
# In the format of «ssh-keygen -Y verify». Where this file exists, only signed archives are installed.
signers=${RELEASE_SIGNERS:-$place/signers}
# The server's, unless its .env has a DATABASE_URL.
database=${RELEASE_DATABASE:-/var/lib/wim/wim.sqlite}
backups=${RELEASE_BACKUPS:-/var/backups/wim}
# Names of the releases that answered, in the order of their installation, up to the running one.
history=$place/history
# Number of releases to keep, including the running one; the scripts of all of them stay available to visitors.
kept=5

fail() {
  echo "$1" >&2
  exit 1
}

# Checks the programs first, because a missing program would look like a release that does not start.
need() {
  for program in cmp find flock grep gzip od runuser sed sha256sum tar timeout; do
    command -v "$program" >/dev/null || fail "Falta el programa $program: instálalo. No cambió nada."
  done
  [ "$(id -u)" != 0 ] || id -u "$server" >/dev/null 2>&1 || fail "Falta el usuario $server: créalo con useradd. No cambió nada."
}

# Programs from an archive run as the server's user, so that writing archives does not grant root access.
as_server() {
  if [ "$(id -u)" = 0 ]; then runuser -u "$server" -- "$@"; else "$@"; fi
}

name_of() {
  if [ -L "$place/$1" ]; then basename "$(readlink "$place/$1")"; fi
}

# Replaces a symlink by a rename, so that it always exists.
link() {
  ln -sfn "releases/$2" "$place/.$1"
  mv -T "$place/.$1" "$place/$1"
}

# The response may take as long as the server's start: meanwhile, systemd keeps the connection open.
answers() {
  as_server "$place/current/bin/node" -e 'fetch("http://127.0.0.1:3000/", { signal: AbortSignal.timeout(20_000) })
    .then(({ ok, status }) => ok ? undefined : `respondió ${status}`, ({ name, cause }) => `no respondió (${cause?.code ?? name})`)
    .then((trouble) => { if (trouble) { console.error(`La portada ${trouble}.`); process.exit(1); } })'
}

# Does nothing before the first start.
restart() {
  if [ -n "${RELEASE_RESTART:-}" ]; then
    sh -c "$RELEASE_RESTART" 9>&-
  elif [ -d /run/systemd/system ] && { systemctl is-active --quiet wim.socket || systemctl is-failed --quiet wim.socket; }; then
    # A server that crashed on every start leaves both units failed.
    systemctl reset-failed wim.socket wim.service
    systemctl start wim.socket && systemctl restart wim.service && answers
  fi
}

# A release may change the database, which earlier releases then do not open. Does nothing without the backups' timer.
back_up() {
  backup=${RELEASE_BACKUP:-}
  if [ -z "$backup" ] && [ -d /run/systemd/system ] && systemctl is-enabled --quiet wim-backup.timer 2>/dev/null; then
    backup="systemctl start wim-backup.service"
  fi
  [ -n "$backup" ] || return 0
  sh -c "$backup" 9>&- || fail "No se pudo respaldar la base de datos antes de instalar: revisa «journalctl --unit wim-backup». No cambió nada."
}

# Verifies that each file of the release is unchanged since it was packed.
check() {
  damaged=$(cd "$1" && sha256sum --check --quiet --strict FILES.sha256 2>&1) && return
  echo "$damaged" | sed 3q >&2
  fail "La publicación $1 está dañada: bórrala e instala su archivo otra vez."
}

# Prints the archive's path: with signatures, that of a copy, so that its writer cannot replace it once it is checked.
verify_signature() {
  [ -e "$signers" ] || { echo "$1" && return; }
  command -v ssh-keygen >/dev/null || fail "Falta el programa ssh-keygen: instala openssh-client. No cambió nada."
  [ -f "$1.sig" ] || fail "Al archivo $1 le falta su firma, $1.sig: cópiala junto con él. No cambió nada."
  rm -rf "$releases/.copy"
  mkdir "$releases/.copy"
  cp "$1" "$1.sha256" "$1.sig" "$releases/.copy" || fail "No cabe en $releases: haz lugar en el disco y repite el comando. No cambió nada."
  copy=$releases/.copy/$(basename "$1")
  ssh-keygen -Y verify -f "$signers" -I wim -n wim-release -s "$copy.sig" <"$copy" >/dev/null 2>&1 ||
    fail "La firma de $1 no es de quien puede publicar, según $signers. No cambió nada."
  echo "$copy"
}

# Unpacks into the separate folder $new.
unpack() {
  trap 'rm -rf "$new" "$releases/.copy"' EXIT
  archive=$(verify_signature "$1")
  set -- "$archive"
  (cd "$(dirname "$1")" && sha256sum --check --quiet --strict "$(basename "$1").sha256") ||
    fail "El archivo $1 no es el que se empaquetó: cópialo otra vez, junto con su .sha256."
  rm -rf "$new"
  mkdir -p "$new"
  # Ignores the archive's timestamps, which are all the same: nginx and caches tell a file from an older one by them.
  trouble=$(LC_ALL=C tar -xzmf "$1" -C "$new" --strip-components=1 --no-same-owner --no-same-permissions 2>&1) || {
    case "$trouble" in
    *"No space left"* | *"Disk quota exceeded"*) fail "No cabe en $releases: haz lugar en el disco y repite el comando. No cambió nada." ;;
    *) fail "No se pudo desempacar $1, que está cortado o dañado: empaquétalo otra vez. tar dice: $(echo "$trouble" | grep -m 1 .)" ;;
    esac
  }
  # Through a symlink, a later release would write outside its folder.
  other=$(find "$new" ! -type f ! -type d -print -quit)
  [ -z "$other" ] || fail "El archivo $1 trae algo que no es archivo ni carpeta, y no se instala: $other"
  check "$new"
  keep_times
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

# A file that is the same as in the running release keeps its time, so that caches go on using what they have of it.
keep_times() {
  [ -f "$place/current/FILES.sha256" ] || return 0
  grep -xF -f "$place/current/FILES.sha256" "$new/FILES.sha256" | sed 's/^[0-9a-f]*  //' | while IFS= read -r file; do
    if [ -f "$place/current/$file" ]; then touch -r "$place/current/$file" "$new/$file"; fi
  done
}

# Both files list the values and parts provided by the operator: a build without them has sample ones instead.
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

# A release lists the versions of the database that it knows, such as «sqlite=8», and does not open a later one. The
# running release says which one the database has; if it cannot, it counts as having changed it.
require_known_database() {
  known=$1/dist/deploy/database.txt
  [ -e "$known" ] && [ -e "$place/current" ] || return 0
  found=$(cd "$place/current" && as_server env NODE_USE_SYSTEM_CA=1 DATABASE_FILE="$database" \
    timeout 60 bin/node scripts/leads.ts --database-version 2>/dev/null) ||
    found=$(cat "$place/current/dist/deploy/database.txt" 2>/dev/null) || return 0
  for each in $found; do
    kind=${each%%=*}
    highest=$(sed -n "s/^$kind=\([0-9]*\)$/\1/p" "$known")
    [ "${highest:-${each#*=}}" -lt "${each#*=}" ] || continue
    running=$(name_of current)
    advice="un respaldo de antes de que se instalara $running"
    if [ "$kind" = sqlite ]; then
      backup=$(newest_backup "$highest")
      advice=${backup:-"uno de esa versión, que en $backups no hay: búscalo en la otra máquina"}
    fi
    fail "No se puso $name: conoce la base de datos hasta la versión $highest, y la base ya es de la ${each#*=}. No cambió nada.
Si hace falta, restaura primero $advice, como dice «Backups» de deploy/README.md. Lo que llegó después sigue en la base que apartas: agrégalo con «--merge» cuando vuelva $running."
  done
}

# Prints the newest backup of SQLite up to a version, which is in the header of the file.
newest_backup() {
  ls -1t "$backups" 2>/dev/null | while IFS= read -r file; do
    [ "$(head -c 15 "$backups/$file" 2>/dev/null | tr -d '\0')" = "SQLite format 3" ] || continue
    version=$(od -An -tu4 --endian=big -j60 -N4 "$backups/$file" | tr -d ' ')
    if [ "$version" -le "$1" ]; then
      echo "$backups/$file"
      break
    fi
  done
}

# Prints the day as a number: 20261128.
day_of() {
  day=$(sed -n 's/^day=\([0-9-]*\)$/\1/p' "$1" | tr -d -)
  echo "${day:-0}"
}

# Open pages request scripts by their old names. FILES.sha256 lists only a release's own files, so that files kept from
# other releases are not passed on for ever.
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

# Only compares: nginx reads its configuration as root, so root must copy it.
compare_nginx() {
  built=$place/current/dist/deploy/nginx/wim.conf
  if [ -e "$nginx" ] && ! cmp -s "$built" "$nginx"; then
    echo "La configuración de nginx cambió. Revísala con «diff $nginx $built» y cópiala: «cp $built $nginx && nginx -t && systemctl reload nginx»." >&2
  fi
}

# Prints the releases that answered before the running one and are still there.
list_earlier() {
  running=$(name_of current)
  if [ -e "$history" ]; then cat "$history"; else name_of previous; fi | while IFS= read -r each; do
    [ "$each" != "$running" ] || break
    if [ -d "$releases/$each" ]; then echo "$each"; fi
  done
}

# Prints where «rollback» goes.
name_of_earlier() { list_earlier | tail -n 1; }

# Switches to a release, and back if it does not start. Only a release that answered becomes the rollback target: the
# running one too, unless this is a rollback, so that the next one goes further back.
run() {
  before=$(name_of current)
  [ -n "$before" ] || [ -e "$history" ] || : >"$history"
  answered=$(list_earlier)
  if [ "$command" != rollback ] && { [ ! -e "$history" ] || grep -qxF -- "$before" "$history"; }; then
    answered="$answered
$before"
  fi
  link current "$1"
  if restart; then
    { echo "$answered" | grep . | grep -vxF -- "$1" || true; } >"$place/.history"
    echo "$1" >>"$place/.history"
    mv "$place/.history" "$history"
    rm -f "$place/previous"
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

# Keeps the newest releases, and also older ones that are running or the target of a rollback.
forget_old() {
  ls -1t "$releases" | tail -n "+$((kept + 1))" | while IFS= read -r name; do
    if [ "$name" != "$(name_of current)" ] && [ "$name" != "$(name_of_earlier)" ]; then rm -rf "${releases:?}/$name"; fi
  done
}

# Takes the lock: the timer may publish during a rollback.
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
# Sets `name`, of an archive or of a release that is there. An asterisk of the shell may stand for several archives.
find_archive() {
  [ $# -le 1 ] || fail "Son $# archivos y cabe uno: di cuál de $*"
  name=${1:-}
  case "$name" in
  "" | .* | */*) ;;
  *) if [ -d "$releases/$name" ]; then return; fi ;;
  esac
  [ -f "$name" ] || fail "Uso: release.sh $command ARCHIVO.tar.gz. No hay tal archivo: $name"
  case "$name" in
  *.tar.gz) name=$(basename "$name" .tar.gz) ;;
  *) fail "$name no es un archivo de «npm run package»: su nombre termina en .tar.gz" ;;
  esac
}

case "$command" in
install)
  shift
  find_archive "$@"
  need
  alone
  release=$releases/$name
  # Calls `check` and `unpack` on lines of their own, because the shell ignores failures inside «&&» and conditions.
  if [ -d "$release" ]; then
    check "$release"
  else
    unpack "$1"
    release=$new
  fi
  require_known_database "$release"
  if [ -z "$force" ]; then
    compare_with_running "$release"
    back_up
  fi
  [ "$release" != "$new" ] || mv "$new" "$releases/$name"
  touch "$releases/$name"
  run "$name"
  forget_old
  echo "En uso: $name"
  ;;
stage)
  shift
  find_archive "$@"
  need
  alone
  if [ -d "$releases/$name" ]; then
    check "$releases/$name"
  else
    unpack "$1"
    mv "$new" "$releases/$name"
  fi
  touch "$releases/$name"
  # From now on, this server also has the scripts and styles of pages that other servers send.
  if [ -e "$place/current" ]; then keep_files_of_open_tabs "$place/current"; fi
  forget_old
  echo "Lista para instalarse: $name. Sigue en uso: $(name_of current)"
  ;;
rollback)
  need
  alone
  name=$(name_of_earlier)
  [ -n "$name" ] || fail "No hay una publicación anterior a la cual volver."
  check "$releases/$name"
  require_known_database "$releases/$name"
  left=$(name_of current)
  run "$name"
  echo "En uso otra vez: $name. Otro «rollback» vuelve a una más antigua; «install $left», a la que dejaste."
  ;;
list)
  ls -1t "$releases"
  echo "En uso: $(name_of current)"
  echo "Anterior: $(name_of_earlier)"
  if [ -e "$signers" ]; then echo "Firmas: las de $signers"; else echo "Firmas: no se revisan, porque falta $signers"; fi
  ;;
*) fail "Uso: release.sh install [--force] ARCHIVO.tar.gz | stage ARCHIVO.tar.gz | rollback | list" ;;
esac
