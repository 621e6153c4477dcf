/// Members that modules of other makers add to types of Apple's, and by which code uses the module.
enum ModuleMembers {
    /// Returns the module that adds a member, if it is one of those that a file lacks.
    static func module(of member: String, among lost: Set<String>) -> String? {
        modules[member]?.first { lost.contains($0) }
    }

    private static let modules: [String: [String]] = [
        "af": ["AlamofireImage", "Alamofire"], "disposed": ["RxSwift"], "flex": ["FlexLayout"], "hero": ["Hero"],
        "isSkeletonable": ["SkeletonView"], "kf": ["Kingfisher"], "makeToast": ["Toast_Swift", "Toast"],
        "pin": ["PinLayout"], "rx": ["RxCocoa", "RxSwift"], "sd_setImage": ["SDWebImage"], "snp": ["SnapKit"],
        "then": ["Then"], "toast": ["AlertToast", "Toast_Swift", "Toast"],
    ]
}
