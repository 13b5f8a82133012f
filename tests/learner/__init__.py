"""Tests of what somebody’s deals say of them."""
