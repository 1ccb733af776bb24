/** Words that are too common to search for. */
const stopWords = new Set(
  (
    "a al ante como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde e el ella ellos en entre es " +
    "esa ese eso esta este esto estan estoy fue ha hace hacer hacen hago hay he la las le les lo los mas me mi mis muy ni no " +
    "o para pero por porque pues que quien quiero quisiera puedo puede pueden poder se ser si sin sobre son soy su sus " +
    "tal tambien te tengo tener tiene tienen tu tus u un una unas uno unos va van voy y ya yo necesito debo favor hola " +
    "oye han has hecho sigue siguen todavia aun vez veces dos pasa pasan mes dia cada todo toda mucho mucha muchos muchas llevo " +
    "kiero ke q k d x xq pq porq pls porfa ayudenme"
  ).split(" "),
);

/** Whether a folded word is too common to search for. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
