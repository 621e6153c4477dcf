package import LayoutSimErrors
import LayoutSimPixels

/// Why a display list could not be rasterized.
package struct RasterError: ReportableError, Hashable {
    package enum Reason: Hashable, Sendable {
        /// The screen has no pixels or too many, with its size in pixels.
        case size(width: Double, height: Double)
        /// An error reported by cairo, such as a lack of memory.
        case cairo(String)
    }

    package var reason: Reason

    package init(reason: Reason) {
        self.reason = reason
    }

    package var exitStatus: ExitStatus {
        switch reason {
        case .size: .inputNotUnderstood
        case .cairo: .fault
        }
    }
}

extension RasterError: CustomStringConvertible {
    /// A single line, such as `error: cairo cannot draw: out of memory`.
    package var description: String {
        switch reason {
        case .size(let width, let height):
            """
            error: the screen would be \(width)x\(height) pixels; both sides must be 1 to \(PNGLimits.longestSide) \
            and the area at most \(PNGLimits.mostPixels) pixels; choose a smaller screen or scale
            """
        case .cairo(let message): "error: cairo cannot draw: \(message)"
        }
    }
}
