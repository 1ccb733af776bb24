import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

testFieldReports("beneficios", [
  ["vix.name", "ViX con todas sus series y películas", "ViX › Nombre: caben 24 letras: sobran 12"],
  [
    "amazonPrime.status.rookie",
    "no",
    "Amazon Prime › Con cada membresía › Rookie: no conocemos la opción «no»: lo más parecido es «No se puede agregar» (en el archivo, «none»)",
  ],
]);
