"""What is shown, one file a subject, one function a case; `run` lists them in their order."""
