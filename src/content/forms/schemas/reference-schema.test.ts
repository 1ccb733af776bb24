import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

testFieldReports("leyes", [
  [
    "laws.consumers.href",
    "www.gob.mx",
    "Leyes y normas › Ley de consumidores › Dirección del texto: escribe la dirección completa, desde https://",
  ],
  [
    "laws.privacy.inForce",
    "2025-03-19",
    "Leyes y normas › Ley de datos personales › Día en que entró en vigor: va después de que se publicó",
  ],
  [
    "authorities.consumers.phoneInCountry",
    "8004688722",
    "Autoridades › Consumidores › Teléfono del Consumidor, todo el país: escríbelo con espacios, como 55 5568 8722",
  ],
  [
    "authorities.consumers.telecomEmail",
    "quejas",
    "Autoridades › Consumidores › Correo de telecomunicaciones: escribe un correo completo, como nombre@ejemplo.mx",
  ],
  [
    "laws.consumers.href",
    "https://www.gob.mx@otro.example/ley",
    "Leyes y normas › Ley de consumidores › Dirección del texto: quita lo que va antes de «@»: la página es otro.example",
  ],
]);
