#!/bin/sh
# Tells people that a unit of systemd failed: alert.sh UNIT; with --report, that it ended well. Run by wim-alert@.service
# and wim-report@.service; explained in deploy/README.md.
#
# Reads ALERT_TO, an e-mail address for sendmail, and ALERT_COMMAND, a shell command that gets the message on standard
# input and its first line in ALERT_SUBJECT. If neither takes the message, it goes to the journal with the highest
# priority, which systemd also shows on every terminal, and this script fails.
set -u
PATH=$PATH:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

kind=FALLA
if [ "${1:-}" = --report ]; then
  kind=Bien
  shift
fi
unit=${1:?Uso: alert.sh [--report] UNIDAD}
property() { systemctl show --property="$1" --value "$unit"; }
# Of one unit, three alerts an hour: one that fails every minute has the rest in the journal.
if [ "$kind" = FALLA ] && [ -n "${RUNTIME_DIRECTORY:-}" ]; then
  find "$RUNTIME_DIRECTORY" -name "$unit,*" -mmin +59 -delete
  if [ "$(find "$RUNTIME_DIRECTORY" -name "$unit,*" | wc -l)" -ge 3 ]; then
    echo "$unit: ya van tres avisos en una hora."
    exit 0
  fi
  : >"$RUNTIME_DIRECTORY/$unit,$(date +%s.%N)"
fi
# systemd sets these if a single unit started the alert: one that restarts has another result by now.
result=${MONITOR_SERVICE_RESULT:-$(property Result)}
run=${MONITOR_INVOCATION_ID:-$(property InvocationID)}
machine=$(uname -n)
[ "$(property LoadState)" = loaded ] || kind="Prueba de aviso"
subject="[wim] $kind: $unit en $machine"

message=$(
  echo "$subject"
  echo
  echo "$(property Description)"
  echo "Resultado: ${result:-desconocido}. Hora: $(date '+%Y-%m-%d %H:%M:%S %Z')."
  # A machine with only the editor has no release, only its guides.
  for guides in /srv/wim/current /root/wim; do [ ! -d "$guides/deploy/runbooks" ] || break; done
  # Its table names the page of each unit.
  page=$(sed -n "/^| .*\`$unit\`/s/.*](\([a-z-]*\.md\)).*/\1/p" "$guides/deploy/runbooks/README.md" 2>/dev/null | head -n 1)
  echo "Qué hacer: $guides/deploy/runbooks/${page:-README.md}"
  echo
  if [ -n "$run" ]; then
    journalctl "_SYSTEMD_INVOCATION_ID=$run" + "INVOCATION_ID=$run" --lines 40 --no-pager --output short-iso 2>&1
  fi
)

# Most senders forget: a hung one must not hold back the next.
limit="timeout --kill-after=5 60"
told=
if [ -n "${ALERT_TO:-}" ]; then
  printf 'To: %s\nSubject: %s\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n%s\n' \
    "$ALERT_TO" "$subject" "$message" | $limit sendmail -t -i && told=yes
fi
if [ -n "${ALERT_COMMAND:-}" ]; then
  printf '%s\n' "$message" | ALERT_SUBJECT=$subject $limit sh -c "$ALERT_COMMAND" && told=yes
fi
[ -z "$told" ] || exit 0
printf '%s\n' "$subject" "Nadie recibió este aviso: revisa ALERT_TO y ALERT_COMMAND en /srv/wim/operations.env." |
  systemd-cat --identifier=wim-alert --priority=emerg
printf '%s\n' "$message" >&2
exit 1
