export const data = {
  "documentTitle": "Página no encontrada",
  "description": "Esta dirección no existe en el sitio de wim. Vuelve al inicio para seguir navegando.",
  "home": "Volver al inicio",
  "memberships": "Membresías",
  "coverage": "Cobertura",
  "help": "Ayuda",
  "tell": "Dinos qué buscabas"
};
