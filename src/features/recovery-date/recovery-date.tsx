export function RecoveryDate() {
  return null;
}
