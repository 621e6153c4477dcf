// What Apple's Foundation has and that of Linux has not, as far as it needs neither views nor time.
@_exported public import ObjectiveC
