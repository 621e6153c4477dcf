import LayoutSimMemberRecord
import UIKit

/// A message that hides itself two seconds after it has faded in, like one in an app whose file imports only UIKit.
final class PassingMessage: UIView {
    func show() {
        alpha = 0
        UIView.animate(withDuration: 0.2) {
            self.alpha = 1
        } completion: { _ in
            let timer = Timer(timeInterval: 2, target: self, selector: "fade:", userInfo: self, repeats: false)
            RunLoop.main.add(timer, forMode: .common)
        }
    }

    fileprivate func fade(_ timer: Timer) {
        guard let view = timer.userInfo as? UIView else { return }
        UIView.animate(withDuration: 0.2) { view.alpha = 0 }
    }
}

extension PassingMessage {
    /// The table that preparation appends to a source.
    nonisolated fileprivate static func members(_ t: _MemberTable) {
        t.add("fade:", 1) { (message: PassingMessage, arguments: _Arguments) in
            message.fade(arguments[0] as Timer)
            return nil
        }
    }
}

@used @section("swift5_tests")
private nonisolated let record: MemberRecord = (
    0x6c73_696d, 0,
    { pointer, _, _, _ in
        unsafe PassingMessage.members(_MemberTable(at: pointer))
        return true
    }, 0, 0
)
