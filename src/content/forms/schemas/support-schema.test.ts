import { testFieldReports } from "#content/forms/testing/test-field-reports.ts";

testFieldReports("soporte", [
  ["opens", "8:00", "Soporte abre: escribe la hora como 08:00 o 22:00"],
  ["closes", "07:00", "Soporte cierra: tiene que ser después de la hora en que abre, el mismo día"],
  ["appRating", 6, "Calificación de la app: el máximo es 5"],
  ["appRating", 4.45, "Calificación de la app: escríbela con un decimal, por ejemplo 4.4"],
]);
