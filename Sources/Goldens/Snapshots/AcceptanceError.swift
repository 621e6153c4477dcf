package import LayoutSimErrors

/// Why goldens could not be changed, and the state in which they are.
package struct AcceptanceError: ReportableError {
    private let action: GoldenChange.Action
    private let cause: any Error
    /// Why the change could not be rolled back; `nil` if all goldens were restored.
    private let obstacle: (any Error)?

    init(action: GoldenChange.Action, cause: any Error, obstacle: (any Error)?) {
        self.action = action
        self.cause = cause
        self.obstacle = obstacle
    }

    /// Whether all goldens were restored.
    package var isTakenBack: Bool { obstacle == nil }

    package var exitStatus: ExitStatus { (cause as? any ReportableError)?.exitStatus ?? .fault }

    package var description: String {
        guard let obstacle else {
            return "\(cause); nothing was \(action.past), all goldens are restored"
        }
        return "\(cause); rolling it back failed, too (\(obstacle)); fix the problem, then roll back with "
            + "'layoutsim accept --abort'"
    }
}

extension GoldenChange.Action {
    /// A description of what was not done because of the failure.
    fileprivate var past: String {
        switch self {
        case .accept: "accepted"
        case .prune: "removed"
        case .resolve: "resolved"
        case .undo: "undone"
        }
    }
}
