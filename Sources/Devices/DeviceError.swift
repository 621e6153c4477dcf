package import LayoutSimErrors

/// A request for a device that is not there.
public enum DeviceError: Error, Hashable, Sendable {
    /// No device has this name or alias; the most similar one, if any is similar.
    case unknownDevice(String, suggestion: String?)
}

extension DeviceError: CustomStringConvertible {
    /// The error as one line of text.
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
