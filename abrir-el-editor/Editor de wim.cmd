@echo off
rem Windows: instala lo que falta y abre el editor en el navegador.
chcp 65001 > nul
cd /d "%~dp0.."
where npm > nul 2> nul
if errorlevel 1 goto node
fc /b package-lock.json node_modules\.editor-lock.json > nul 2> nul
if not errorlevel 1 goto edit
call npm ci
if errorlevel 1 goto install
copy /y package-lock.json node_modules\.editor-lock.json > nul
:edit
call npm run edit -- --open
pause
exit /b
:node
echo Falta Node: instálalo desde https://nodejs.org y haz doble clic otra vez.
pause
exit /b 1
:install
echo No se instaló lo que falta. Revisa tu conexión y haz doble clic otra vez.
pause
exit /b 1
