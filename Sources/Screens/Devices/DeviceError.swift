package import LayoutSimErrors

/// The reason that a device cannot be found.
public enum DeviceError: Error, Hashable, Sendable {
    /// No device has this name or alias; the suggestion is the most similar one, if there is one.
    case unknownDevice(name: String, suggestion: String?)
}

extension DeviceError: CustomStringConvertible {
    /// The error as one line that ends with what to do.
    public var description: String {
        switch self {
        case .unknownDevice(let name, let suggestion):
            "layoutsim: error: unknown device '\(name)'"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? "; 'layoutsim devices' lists them")
        }
    }
}

extension DeviceError: ReportableError {
    package var exitStatus: ExitStatus { .usage }
}
