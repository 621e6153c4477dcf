import LayoutSimErrors
import LayoutSimRendering

/// The error of a recording with more moments than an image can hold.
struct RecordingTooLarge: ReportableError {
    var key: SnapshotKey
    var strip: Filmstrip

    var description: String {
        "\(key): error: its \(strip.cells.count) moments make an image of \(strip.width)x\(strip.height) pixels, more than "
            + "allowed; use fewer moments"
    }
    var exitStatus: ExitStatus { .fault }
}
