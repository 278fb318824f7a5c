"""The rules of Anno 1800, a phase or a procedure a module."""
