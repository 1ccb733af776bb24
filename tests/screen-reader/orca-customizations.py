# Orca loads this file at its start. Instead of speaking, it writes each utterance as a JSON string on a line of the
# file named in SPOKEN.
import json, os

from orca import settings, speech

spoken = open(os.environ['SPOKEN'], 'a', encoding='utf-8', buffering=1)


def say(text, *rest, **options):
    spoken.write(json.dumps(text, ensure_ascii=False) + '\n')


def say_all(contexts, progress):
    for context, voice in contexts:
        say(context.utterance)


class Mute:
    def __getattr__(self, name):
        return lambda *rest, **options: None

    def getInfo(self):
        return ['mute', 'mute']


speech.init = lambda: None
speech._speechserver = Mute()
speech._speak = say
speech.speakCharacter = say
speech.speakKeyEvent = lambda *rest, **options: None
speech.sayAll = say_all
settings.sayAllOnLoad = False
say('ready')
