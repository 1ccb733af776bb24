/** The series that Prometheus reads on a quiet day and in storms, and the alerts that must fire. */

/** Series by name, in promtool's notation: a first value, a change per minute, and a number of minutes. */
export type Series = Readonly<Record<string, string>>;

const job = 'job="wim", instance="a"';
const otherServer = 'job="wim", instance="b"';
const nginx = 'job="wim-nginx", instance="a"';
const nginxLog = 'job="wim-nginx-log", instance="a"';
const outside = 'job="wim-outside", instance="https://www.wim.mx/"';
const editor = 'job="wim-editor", instance="https://editor.wim.example/entrar/salud"';
const disk = 'job="wim-machine", instance="a", mountpoint="/", fstype="ext4"';
const databaseDisk = 'job="wim-machine", instance="db", mountpoint="/var", fstype="ext4"';
const bootDisk = 'job="wim-machine", instance="a", mountpoint="/boot", fstype="ext4"';
const minutes = 6 * 60;
const steady = (value: number) => `${value}+0x${minutes}`;
const growing = (perMinute: number, from = 0) => `${from}+${perMinute}x${minutes}`;
/** Formats an age that restarts every `period` minutes. */
const renewed = (period: number) =>
  Array.from({ length: Math.ceil(minutes / period) }, () => `0+60x${period - 1}`).join(" ");

/** A day without a failure, with the usual few errors and refusals. */
export const quiet: Series = {
  [`up{${job}}`]: steady(1),
  [`wim_store_up{${job}}`]: steady(1),
  [`wim_store_failures_total{${job}, reason="away"}`]: steady(3),
  [`wim_store_failures_total{${job}, reason="error"}`]: steady(1),
  [`wim_requests_total{${job}, kind="event", status="500"}`]: steady(2),
  [`wim_requests_total{${job}, kind="event", status="429"}`]: growing(10),
  [`wim_messages_total{${job}, event="Login", outcome="stored"}`]: growing(1),
  [`wim_event_loop_delay_seconds{${job}, quantile="0.99"}`]: steady(0.032),
  [`process_resident_memory_bytes{${job}}`]: steady(432e6),
  [`wim_disk_free_bytes{${job}}`]: steady(40e9),
  [`node_filesystem_avail_bytes{${disk}}`]: steady(40e9),
  [`node_filesystem_size_bytes{${disk}}`]: steady(80e9),
  [`node_filesystem_avail_bytes{${databaseDisk}}`]: steady(40e9),
  [`node_filesystem_size_bytes{${databaseDisk}}`]: steady(80e9),
  [`node_filesystem_avail_bytes{${bootDisk}}`]: steady(0.2e9),
  [`node_filesystem_size_bytes{${bootDisk}}`]: steady(0.5e9),
  [`wim_wal_bytes{${job}}`]: steady(64e6),
  [`wim_mail_oldest_waiting_seconds{${job}}`]: renewed(20),
  [`wim_mails_total{${job}, purpose="lead", end="refused"}`]: "0+1x15 15+0x345",
  [`wim_build_info{${job}, build="1"}`]: steady(1),
  [`wim_backup_age_seconds{${job}}`]: renewed(60),
  [`wim_build_age_seconds{${job}}`]: growing(60),
  [`wim_retention_age_seconds{${job}}`]: growing(60),
  [`nginx_up{${nginx}}`]: steady(1),
  [`nginx_connections_active{${nginx}}`]: steady(300),
  [`wim_nginx_responses_total{${nginxLog}, status="200"}`]: growing(3_000),
  [`wim_nginx_responses_total{${nginxLog}, status="429"}`]: growing(6),
  [`wim_nginx_responses_total{${nginxLog}, status="502"}`]: "0x60 5+0x300",
  [`probe_success{${outside}}`]: "1x100 0 1x259",
  [`probe_success{${editor}}`]: "1x100 0 1x259",
  [`probe_duration_seconds{${outside}}`]: steady(0.2),
  [`probe_ssl_earliest_cert_expiry{${outside}}`]: steady(30 * 86_400),
};

/** Series of each storm, most of which start in the third hour, and the alerts that fire in the fifth. */
export const storms: Readonly<Record<string, { series: Series; fires: readonly string[] }>> = {
  "the store refuses every lead while health said ok": {
    series: {
      [`wim_store_up{${job}}`]: "1x180 0x180",
      [`wim_store_failures_total{${job}, reason="away"}`]: "3x180 3+6000x180",
      [`wim_messages_total{${job}, event="Login", outcome="stored"}`]: "0+1x180 180x180",
    },
    fires: ["WimLeadsRefused", "WimSomeMessagesRefused"],
  },
  "a damaged file: every lead is refused, with an error": {
    series: {
      [`wim_store_up{${job}}`]: "1x180 0x180",
      [`wim_store_failures_total{${job}, reason="error"}`]: "1x180 1+1200x180",
    },
    fires: ["WimLeadsRefused", "WimSomeMessagesRefused", "WimStoreBroken"],
  },
  "one message in ten is refused, although the store is up": {
    series: { [`wim_store_failures_total{${job}, reason="away"}`]: "3x180 3+2x180" },
    fires: ["WimSomeMessagesRefused"],
  },
  "the server does not start": {
    series: { [`up{${job}}`]: "1x180 0x180" },
    fires: ["WimServerDown"],
  },
  "the last backup is two days old": {
    series: { [`wim_backup_age_seconds{${job}}`]: `0+60x180 ${2 * 86_400}+60x180` },
    fires: ["WimBackupOld"],
  },
  "two servers, of which one makes the backups": {
    series: { [`wim_backup_age_seconds{${otherServer}}`]: steady(9 * 86_400) },
    fires: [],
  },
  "the daily build is not published": {
    series: { [`wim_build_age_seconds{${job}}`]: growing(60, 25 * 3_600) },
    fires: ["WimBuildOld"],
  },
  "retention stopped": {
    series: { [`wim_retention_age_seconds{${job}}`]: growing(60, 4 * 86_400) },
    fires: ["WimRetentionOld"],
  },
  "the mail server is away: few e-mails, old ones": {
    series: { [`wim_mail_oldest_waiting_seconds{${job}}`]: "0x180 0+60x180", [`wim_mails_waiting{${job}}`]: steady(3) },
    fires: ["WimMailsWait"],
  },
  "a burst of leads: many e-mails, young ones": {
    series: { [`wim_mails_waiting{${job}}`]: steady(409_064) },
    fires: [],
  },
  "our e-mails are refused as spam": {
    series: { [`wim_mails_total{${job}, purpose="lead", end="refused"}`]: "0x180 0+1x180" },
    fires: ["WimMailsRefused"],
  },
  "19,102 refusals by nginx in ten minutes": {
    series: {
      [`wim_nginx_responses_total{${nginxLog}, status="429"}`]: "0x180 0+1910x180",
    },
    fires: ["WimNginxRefusesMany"],
  },
  "a flood of messages that the server refuses": {
    series: { [`wim_requests_total{${job}, kind="event", status="429"}`]: "0x180 0+1378x180" },
    fires: ["WimServerRefusesMany"],
  },
  "nginx without its server: 502": {
    series: { [`wim_nginx_responses_total{${nginxLog}, status="502"}`]: "0x180 0+30x180" },
    fires: ["WimNginxErrors"],
  },
  "an exception in the server": {
    series: { [`wim_requests_total{${job}, kind="event", status="500"}`]: "2x290 3x70" },
    fires: ["WimErrors"],
  },
  "3,000 silent connections": {
    series: { [`nginx_connections_active{${nginx}}`]: "300x180 3400x180" },
    fires: ["WimNginxConnections"],
  },
  "nginx does not answer": {
    series: { [`nginx_up{${nginx}}`]: "1x180 0x180" },
    fires: ["WimNginxDown"],
  },
  "visitors get no page": {
    series: { [`probe_success{${outside}}`]: "1x180 0x180" },
    fires: ["WimSiteDown"],
  },
  "pages are slow": {
    series: { [`probe_duration_seconds{${outside}}`]: "0.2x180 4x180" },
    fires: ["WimSiteSlow"],
  },
  "staff cannot publish": {
    series: { [`probe_success{${editor}}`]: "1x180 0x180" },
    fires: ["WimEditorDown"],
  },
  "the certificate ends in thirteen days": {
    series: { [`probe_ssl_earliest_cert_expiry{${outside}}`]: steady(13 * 86_400) },
    fires: ["WimCertificateEnds"],
  },
  "the certificate ends in fifteen days": {
    series: { [`probe_ssl_earliest_cert_expiry{${outside}}`]: steady(15 * 86_400) },
    fires: [],
  },
  "the disk fills": {
    series: { [`wim_disk_free_bytes{${job}}`]: `40e9-0.22e9x180 0.6e9+0x180` },
    fires: ["WimDiskFills"],
  },
  "the disk of PostgreSQL fills, on another machine": {
    series: { [`node_filesystem_avail_bytes{${databaseDisk}}`]: "40e9-0.22e9x180 0.6e9+0x180" },
    fires: ["WimMachineDiskFills"],
  },
  "disks are not measured": {
    series: {
      [`node_filesystem_avail_bytes{${disk}}`]: "40e9x180 _x180",
      [`node_filesystem_avail_bytes{${databaseDisk}}`]: "40e9x180 _x180",
      [`node_filesystem_avail_bytes{${bootDisk}}`]: "0.2e9x180 _x180",
    },
    fires: ["WimNotMeasured"],
  },
  "a reader holds the WAL": {
    series: { [`wim_wal_bytes{${job}}`]: "64e6x180 264e6x180" },
    fires: ["WimWalGrows"],
  },
  "memory is not given back": {
    series: { [`process_resident_memory_bytes{${job}}`]: "432e6x180 700e6x180" },
    fires: ["WimMemoryGrows"],
  },
  "the event loop hangs": {
    series: { [`wim_event_loop_delay_seconds{${job}, quantile="0.99"}`]: "0.03x180 0.4x180" },
    fires: ["WimSlow"],
  },
  "a release on one of two servers": {
    series: { [`wim_build_info{${otherServer}, build="2"}`]: "_x180 1x180" },
    fires: ["WimBuildsDiffer"],
  },
  "nobody leaves a lead": {
    series: { [`wim_messages_total{${job}, event="Login", outcome="stored"}`]: steady(100) },
    fires: ["WimNoLeads"],
  },
  "a server without metrics of its backups": {
    series: { [`wim_backup_age_seconds{${job}}`]: `_x${minutes}` },
    fires: ["WimNotMeasured"],
  },
};
